// Finding clauses by words or by id, and putting them back into their chapters.
import type { ClauseSheet } from '../wire'

export interface Chapter {
  name: string
  clauses: ClauseSheet[]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The clauses that have all words of the wish, in id, title or text. */
export function matching(clauses: readonly ClauseSheet[], wish: string): ClauseSheet[] {
  const wanted = plain(wish).split(/\s+/).filter(Boolean)
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.title} ${clause.text}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** Clauses in their chapters, in the order of the book. */
export function chapters(clauses: readonly ClauseSheet[]): Chapter[] {
  const found: Chapter[] = []
  for (const clause of clauses) {
    const last = found.at(-1)
    if (last?.name === clause.chapter) last.clauses.push(clause)
    else found.push({ name: clause.chapter, clauses: [clause] })
  }
  return found
}
