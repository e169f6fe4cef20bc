import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const manifest = new URL('../package.json', import.meta.url)

/** The commit that is built: as the builder names it, else as git does; empty for an unpacked archive. */
function builtCommit(): string {
  const named = process.env.PORTAL_COMMIT
  if (named !== undefined) return named
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

/** Writes the build's commit into the page; in a script it would change the file's hash with each commit. */
export function buildMark(): Plugin {
  return {
    name: 'build-mark',
    transformIndexHtml() {
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string } // our own manifest
      const commit = builtCommit().replace(/[^\w.-]/g, '')
      const content = commit ? `${version}+${commit}` : version
      return [{ tag: 'meta', attrs: { name: 'portal-version', content }, injectTo: 'head' }]
    },
  }
}
