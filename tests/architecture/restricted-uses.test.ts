import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const shell = 'packages/shell/src'
const globals = 'lint/style/noRestrictedGlobals'
const properties = 'lint/nursery/noJsRestrictedProperties'

/** Code, the file it would be in, and the rule of `biome.json` that it breaks there, if any. */
const cases: readonly (readonly [code: string, file: string, rule?: string])[] = [
  ["import 'node:fs'", 'packages/protocol/src/a.ts', 'lint/correctness/noNodejsModules'],
  ["import 'node:fs'", 'packages/store/src/a.ts'],
  ["fetch('/config.json')", `${shell}/features/tabs/a.ts`, globals],
  ["fetch('/config.json')", `${shell}/lib/storage/a.ts`, globals],
  ["fetch('/config.json')", `${shell}/lib/api/a.ts`],
  ["window.fetch('/config.json')", `${shell}/app/a.ts`, properties],
  ['localStorage.clear()', `${shell}/session/a.ts`, globals],
  ['localStorage.clear()', `${shell}/lib/storage/b.ts`],
  ['sessionStorage.clear()', `${shell}/lib/api/b.ts`, globals],
  ['globalThis.localStorage.clear()', `${shell}/features/tabs/b.ts`, properties],
  ["document.cookie.split(';')", `${shell}/app/b.ts`, properties],
  ["document.cookie = 'language=en'", `${shell}/lib/storage/c.ts`],
]

/** Biome's findings under the project's configuration, as `file rule`. */
function findings(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lint-'))
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const [code, file] of cases) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' })
    // The shape of Biome's JSON report, as far as it is used here.
    const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
    return report.diagnostics.map(({ category, location }) => `${location.path} ${category}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('network, storage and Node modules are used in their own folders only', () => {
  const expected = cases.flatMap(([, file, rule]) => (rule ? [`${file} ${rule}`] : []))
  expect(findings().sort()).toEqual(expected.sort())
})
