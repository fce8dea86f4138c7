// Which page the address names, and how to go to another one without loading everything anew.

export type Place =
  | { page: 'shelf' }
  | { page: 'new'; game: string }
  | { page: 'tables' }
  | { page: 'table'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; code: string; game: number }
  | { page: 'practice' }
  | { page: 'settings' }
  | { page: 'class'; code: string }
  | { page: 'lost' }

const decoded = (part: string | undefined): string => decodeURIComponent(part ?? '')

/** The page that a path names. */
export function placeOf(path: string): Place {
  const [first = '', second, third] = path.split('/').filter(Boolean)
  if (first === '') return { page: 'shelf' }
  if (first === 'new') return { page: 'new', game: decoded(second) }
  if (first === 't' && second) return { page: 'table', code: decoded(second).toLowerCase() }
  if (first === 'rules') return { page: 'rules', game: decoded(second) }
  if (first === 'replay' && second)
    return { page: 'replay', code: decoded(second).toLowerCase(), game: Number(third ?? 1) || 1 }
  if (first === 'class') return { page: 'class', code: decoded(second).replace(/\D/g, '') }
  if (first === 'tables' || first === 'practice' || first === 'settings') return { page: first }
  return { page: 'lost' }
}

/** Paths of the pages, so that nobody spells them twice. */
export const paths = {
  table: (code: string) => `/t/${code}`,
  /** A class has six digits, a table five characters. */
  behind: (code: string) => (/^\d{6}$/.test(code) ? `/class/${code}` : `/t/${code}`),
  class: (code: string) => `/class/${code}`,
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  rules: (game: string, clause = '') => `/rules/${encodeURIComponent(game)}${clause && `#${clause}`}`,
  replay: (code: string, game: number) => `/replay/${code}/${game}`,
}

class Router {
  place = $state.raw<Place>({ page: 'shelf' })
  /** What stands behind the #, such as a clause. */
  anchor = $state('')
  /** Did a part of the page not come? */
  broken = $state(false)

  /** Follows the address, its links and the back button. */
  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (click) => this.#follow(click))
  }

  /** Goes to another page of ours. */
  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', path)
    this.#read()
    if (!path.includes('#')) scrollTo(0, 0)
  }

  #read(): void {
    const place = placeOf(location.pathname)
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place
    this.anchor = decodeURIComponent(location.hash.slice(1))
  }

  #follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a')
    const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    if (!link || !plain || click.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    click.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
