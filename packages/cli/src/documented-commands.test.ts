import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { afterAll, describe, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { kindNames } from '../../../scripts/tests/kinds.mjs'
import type { Context } from './context.ts'
import { addFamilies, families } from './families.ts'

const root = resolve(import.meta.dirname, '../../..')
const below = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'fixtures/README.md',
  ...below('docs').filter((name) => name.endsWith('.md')),
  ...below('packages')
    .map((folder) => `${folder}/README.md`)
    .filter((file) => existsSync(join(root, file))),
]

interface Documented {
  readonly place: string
  readonly text: string
  /** To be typed as it is; in a sentence a command may lack what it needs to run. */
  readonly whole: boolean
}

const fences = /^ *```(\w*)[^\n]*\n([\s\S]*?)^ *```$/gm
const blocksIn = (text: string) =>
  [...text.matchAll(fences)].flatMap(([, language = '', block = '']) =>
    ['', 'sh'].includes(language) ? block.split('\n') : [],
  )
const spansIn = (text: string) =>
  [...text.replaceAll(fences, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

const documented = documents.flatMap((place): Documented[] => {
  const text = readFileSync(join(root, place), 'utf8')
  return [
    ...blocksIn(text).map((line) => ({ place, text: line.trim(), whole: true })),
    ...spansIn(text).map((span) => ({ place, text: span.replaceAll('\\|', '|'), whole: false })),
  ]
})

/** The words after `portal`, without remarks; undefined for what is no such command. */
function wordsAfterPortal(line: string): string[] | undefined {
  const [, command] = /^(?:npx )?(?:portal|node packages\/cli\/bin\/portal\.js) (?!=)(.+)$/.exec(line) ?? []
  const [words = ''] = command?.split(/ +#|\s{3,}/) ?? []
  if (words === '') return undefined
  const parts = words.match(/'[^']*'|\$\([^)]*\)|[^\s']+/g) ?? []
  return parts.map((part) => part.replaceAll("'", '').replace(/\|.*/, ''))
}

const commands = documented.flatMap((one) => {
  const words = wordsAfterPortal(one.text)
  return words ? [{ ...one, words }] : []
})

const program = new Command('portal').exitOverride().configureOutput({ writeErr: () => {} })
const context = {
  checkout: { root, dataHome: root, version: '' },
  terminal: {},
  debugs: () => false,
} as unknown as Context // enough for flags
await addFamilies(program, context, families)

interface Parsed {
  readonly commands: readonly Parsed[]
  readonly options: readonly { readonly long?: string | undefined }[]
  readonly registeredArguments: readonly { readonly required: boolean; readonly variadic: boolean }[]
  name(): string
  parseOptions(words: string[]): { readonly operands: string[]; readonly unknown: string[] }
}

/** The command that words begin with, and what follows it. */
function commandOf(words: readonly string[], from: Parsed = program): [Parsed, string[]] {
  const [first, ...rest] = words
  const found = from.commands.find((one) => one.name() === first)
  return found ? commandOf(rest, found) : [from, [...words]]
}

/** Read where it is named. */
const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'))
const tokenFile = join(folder, 'token.txt')
writeFileSync(tokenFile, 'secret')
afterAll(() => rmSync(folder, { recursive: true }))

/** Options without the command that `exec` runs. */
const optionsIn = (words: readonly string[]) =>
  words.slice(0, words.includes('--') ? words.indexOf('--') : undefined).filter((one) => one.startsWith('--'))

describe('commands in the documents', () => {
  test('are many', () => {
    expect(commands.filter(({ whole }) => whole).length).toBeGreaterThan(35)
    expect(commands.filter(({ whole }) => !whole).length).toBeGreaterThan(60)
  })

  test.each(commands.map((one) => [one.text, one.place, one] as const))('%s (%s)', (_text, _place, one) => {
    const [command, rest] = commandOf(one.words)
    const known = [command, ...command.commands].flatMap(({ options }) => options.map(({ long }) => long))
    const common = ['--help', '--debug', '--version']
    expect(optionsIn(rest).filter((option) => ![...known, ...common].includes(option))).toEqual([])
    // A family may be meant as a whole, with a placeholder for its verb.
    if (command.commands.length > 0) return expect(rest[0] ?? 'VERB').toMatch(/^(--.*|[A-Z]+|…)$/)
    if (!one.whole) return
    const { operands, unknown } = command.parseOptions(
      rest.map((word) => (word === 'token.txt' ? tokenFile : word)),
    )
    expect(unknown.filter((word) => word !== '--')).toEqual([])
    const { registeredArguments: wanted } = command
    expect(operands.length).toBeGreaterThanOrEqual(wanted.filter(({ required }) => required).length)
    if (!wanted.some(({ variadic }) => variadic)) expect(operands.length).toBeLessThanOrEqual(wanted.length)
  })
})

test('scripts that the documents name exist', () => {
  const scripts = documented.flatMap(({ text, place }) => {
    const [, name] = /^npm run ([\w:-]+)/.exec(text) ?? []
    return name && !place.includes('sub-apps') && !Object.hasOwn(manifest.scripts, name) ? [name] : []
  })
  const files = documented.flatMap(({ text }) => {
    const [, file = '', kind] = /(?:^| )node (scripts\/[\w./-]+)(?: ([a-z-]+))?/.exec(text) ?? []
    const isKnown = file !== 'scripts/test.mjs' || kind === undefined || kindNames.some((one) => one === kind)
    return file === '' || (existsSync(join(root, file)) && isKnown) ? [] : [text]
  })
  expect([...scripts, ...files]).toEqual([])
})
