// Builds the page into dist/, which the server hands out under `/`.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { lids } from './lids.ts'
import { serviceWorker } from './shell.ts'

/** The chunk of a game's table is named after its folder: skin-<family>. */
function nameOf({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const family = /games\/([^/]+)\/Skin\.svelte$/.exec(facadeModuleId ?? '')?.[1]
  return family ? `skin-${family}` : name
}

export default defineConfig({
  plugins: [svelte(), lids(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 1024,
    // Browsers without modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { chunkFileNames: (chunk) => `assets/${nameOf(chunk)}-[hash].js` },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
