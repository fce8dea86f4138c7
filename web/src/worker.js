// The page without a line: its shell and the rules come from this device then; tables always come from the server.
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const SHELF = `lastcard-${VERSION}`
const READ = 'lastcard-read'
/** What is worth reading offline: words, games, rules. */
const READABLE = /^\/api\/(words|games|rules)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('lastcard-') && name !== SHELF && name !== READ)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** From the server, and kept; from this device if the server does not answer. */
async function fresh(request, shelf, spare) {
  const kept = await caches.open(shelf)
  try {
    const answer = await fetch(request)
    if (answer.ok && spare === undefined) await kept.put(request, answer.clone())
    return answer
  } catch (problem) {
    const known = await caches.match(spare ?? request)
    if (known) return known
    throw problem
  }
}

/** From this device: a file with a hash in its name never changes. */
const settled = async (request) => (await caches.match(request)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, SHELF, '/'))
  else if (address.pathname.startsWith('/assets/')) event.respondWith(settled(request))
  else if (READABLE.test(address.pathname)) event.respondWith(fresh(request, READ))
  else if (FILES.includes(address.pathname)) event.respondWith(fresh(request, SHELF, address.pathname))
})
