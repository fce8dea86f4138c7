// The plain marks of the rules pages: paragraphs, tables, lists; bold and code within a line.

export type Inline = { kind: 'text' | 'bold' | 'code' | 'clause'; text: string }
export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{2}-[NA]?\d+)\b/g

/** A line in its parts; a clause that is named can be linked. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) })
    const [whole, bold, code, clause] = found
    parts.push(
      bold
        ? { kind: 'bold', text: bold }
        : code
          ? { kind: 'code', text: code }
          : { kind: 'clause', text: clause ?? whole },
    )
    from = found.index + whole.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

function block(chunk: string): Block {
  const lines = chunk.split('\n').map((line) => line.trim())
  if (lines.length > 2 && lines.every((line) => line.startsWith('|'))) {
    return { kind: 'table', head: cells(lines[0] ?? ''), rows: lines.slice(2).map(cells) }
  }
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => inline(line.slice(2))) }
  return { kind: 'paragraph', parts: inline(lines.join(' ')) }
}

/** The blocks of a clause. */
export const blocks = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((chunk) => chunk.trim())
    .map(block)
