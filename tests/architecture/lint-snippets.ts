import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

interface Snippet {
  readonly file: string
  readonly code: string
}

const root = resolve(import.meta.dirname, '../..')
const linter = resolve(root, 'node_modules/@biomejs/biome/bin/biome')

/** The lint rules that each snippet breaks under the project's own settings, were it the content of its file. */
export function complaintsAbout<S extends Snippet>(snippets: readonly S[]): Map<S, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lint-'))
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    // Several snippets speak of one file, so each gets a number of its own.
    const files = snippets.map(({ file, code }, index) => {
      const numbered = file.replace('some', `some-${index}`)
      mkdirSync(dirname(join(folder, numbered)), { recursive: true })
      writeFileSync(join(folder, numbered), `${code}\n`)
      return numbered
    })
    const found = lint(folder)
    return new Map(
      snippets.map((snippet, index) => [
        snippet,
        found.filter(({ path }) => path === files[index]).map(({ category }) => category),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function lint(folder: string): { path: string; category: string }[] {
  const args = [linter, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  // The shape of Biome's JSON report, as far as it is used here.
  const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
  return report.diagnostics.map(({ category, location }) => ({ category, path: location.path }))
}
