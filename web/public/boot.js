// Before anything is drawn: the light and the language this device was set to, and its words already on their way.
;(() => {
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('lastcard.settings') ?? '{}')
  } catch {
    // A device that keeps nothing gets what is usual.
  }
  const root = document.documentElement
  const spoken = (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2).toLowerCase())
  const language = chosen.language ?? spoken.find((each) => ['en', 'de', 'fr'].includes(each)) ?? 'en'
  const dusk = matchMedia('(prefers-color-scheme: dark)').matches
  root.lang = language
  root.dataset.theme = chosen.theme === 'dark' || (chosen.theme !== 'light' && dusk) ? 'dark' : 'light'
  const edition = language + (chosen.family ? '+family' : '')
  const coming = fetch(`/api/words/${encodeURIComponent(edition)}`).then((answer) => (answer.ok ? answer.json() : null))
  window.lastcard = { edition, words: coming.catch(() => null) }
})()
