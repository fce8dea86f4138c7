// Builds the page into dist/, which the server hands out under `/`.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { lids } from './lids.ts'
import { serviceWorker } from './shell.ts'

export default defineConfig({
  plugins: [svelte(), lids(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 1024,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
