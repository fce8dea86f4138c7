// Writes the service worker: src/worker.js with the list of built files, so that the shell also opens without a line.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What the gallery alone needs is not carried to every device. */
const isShell = (file: string): boolean => !/Gallery-|\.map$/.test(file)

export function serviceWorker(): Plugin {
  return {
    name: 'lastcard-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith('assets/') && isShell(file))
      const files = ['/', ...readdirSync('public').map((file) => `/${file}`), ...built.map((file) => `/${file}`)].sort()
      const version = createHash('sha256')
        .update(files.join())
        .update(readFileSync('public/boot.js'))
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync('src/worker.js', 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source
          .replace("'__VERSION__'", JSON.stringify(version))
          .replace("['__FILES__']", JSON.stringify(files)),
      })
    },
  }
}
