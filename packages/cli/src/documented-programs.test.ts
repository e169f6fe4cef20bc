import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { buildOptions } from '../../../scripts/build/options.mjs'
import { devOptions } from '../../../scripts/dev/options.mjs'
import { publishedPackages } from '../../../scripts/packages/published-packages.mjs'
import { kindNames } from '../../../scripts/tests/kinds.mjs'
import { manifestOf } from './sub-app-kit/template.ts'
import { commandOf, commandTree } from './testing/command-tree.ts'
import { checkoutRoot, documents, linesIn, portalWords, shellWords } from './testing/documented.ts'

// Programs that the documents run besides `portal`. They install, build or measure for minutes, so only their existence
// is checked; tests/deployment runs those of deployment.md and sub-apps.md.

const program = await commandTree()
const isThere = (path: string) => existsSync(join(checkoutRoot, path))
const placeholder = /^[A-Z]+$/

const scriptsOfSubApps = Object.keys(
  manifestOf('name', 'plain', { typescript: '1', vite: '1', '@playwright/test': '1' }, {}).scripts,
)
const published = publishedPackages.map(({ name }) => `@portal/${name}`)

/** Throws unless the script takes these. */
function takes(script: string, args: string[]): boolean {
  if (script === 'build') return buildOptions(args, checkoutRoot) !== undefined
  if (script === 'dev') return devOptions(args) !== undefined
  if (script === 'test') return args.length === 0 || [...kindNames, 'all'].includes(args[0] ?? '')
  if (script === 'start') return commandOf(['up'], program)[0].parseOptions(args).unknown.length === 0
  const [, file = ''] = Object.entries(manifest.scripts).find(([name]) => name === script) ?? []
  const source = readFileSync(join(checkoutRoot, file.replace('node ', '')), 'utf8')
  return args.filter((arg) => arg.startsWith('--')).every((arg) => source.includes(`${arg.slice(2)}: {`))
}

function npm([verb = '', ...rest]: readonly string[]): boolean {
  const ours = rest.filter((word) => word.startsWith('@portal/'))
  if (['install', 'init'].includes(verb)) return ours.every((name) => published.includes(name))
  const [script = '', ...args] = verb === 'run' ? rest : [verb, ...rest]
  // npm keeps the options before the dashes.
  const [dashes = '--', ...given] = args
  if (dashes !== '--') return false
  return scriptsOfSubApps.includes(script) && given.length === 0
    ? true
    : Object.hasOwn(manifest.scripts, script) && takes(script, given)
}

function npx([name = '', ...rest]: readonly string[]): boolean {
  if (name === '--yes') return rest[0] === manifest.packageManager
  const files = rest.filter((word) => /^[\w.-]+\/[\w./-]+$/.test(word))
  return (['pnpm', 'portal'].includes(name) || isThere(`node_modules/.bin/${name}`)) && files.every(isThere)
}

function node([file = '', ...rest]: readonly string[]): boolean {
  if (file === '-e') return true
  return isThere(file) && (file !== 'scripts/test.mjs' || takes('test', [...rest]))
}

/** Files to copy come from the checkout or its build. */
const copies = (words: readonly string[]) =>
  words
    .slice(0, -1)
    .filter((word) => /^\w/.test(word) && !word.startsWith('dist'))
    .every((word) => isThere(word.replace(/\/?[*.]+(\w+)?$/, '')))

const programs: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  ...{ npm, npx, node, cp: copies },
  ...Object.fromEntries(
    ['alias', 'cd', 'curl', 'doskey', 'git', 'ln', 'mkdir', 'mv', 'nginx'].map((name) => [name, () => true]),
  ),
}

const lines = documents
  .flatMap((document) => linesIn(document))
  .filter(({ line, isWhole }) => isWhole || Object.hasOwn(programs, line.split(' ')[0] ?? ''))
  .filter(({ line }) => portalWords(line) === undefined && line.includes(' '))

test('the documents run many other programs', () => {
  expect(lines.length).toBeGreaterThan(60)
})

test.each(lines.map(({ line, place }) => [line, place] as const))('%s (%s)', (line) => {
  for (const one of line.split(' && ')) {
    const [name = '', ...words] = shellWords(one)
    const run = programs[name]
    // A block that is not for a shell names its language.
    expect(run, `a program or ${name} without a language`).toBeDefined()
    const chosen = words.filter((word) => !placeholder.test(word))
    expect(run?.(chosen)).toBe(true)
  }
})
