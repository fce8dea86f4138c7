// Draws the lids of the shelf while the page is built: the faces of the table as plain markup, once a language.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

const LIDS = 'virtual:lids/'
const STUDIO = '/src/lib/shelf/studio.ts'

interface Studio {
  drawn: (language: string) => Promise<Record<string, string[]>>
}

function studio(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    plugins: [svelte()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
}

export function lids(): Plugin {
  let open: Promise<ViteDevServer> | undefined
  let busy: Promise<unknown> = Promise.resolve()
  /** One language after the other: the cards in the studio all speak the same. */
  const draw = (language: string) => {
    const drawing = busy.then(async () => {
      open ??= studio()
      const { drawn } = (await (await open).ssrLoadModule(STUDIO)) as Studio
      return drawn(language)
    })
    busy = drawing.catch(() => {})
    return drawing
  }
  const close = async () => {
    await (await open)?.close()
    open = undefined
  }
  return {
    name: 'lastcard-lids',
    resolveId: (id) => (id.startsWith(LIDS) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${LIDS}`)) return undefined
      return `export default ${JSON.stringify(await draw(id.slice(LIDS.length + 1)))}`
    },
    buildEnd: close,
  }
}
