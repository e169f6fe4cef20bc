import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { openStore } from '@portal/store/store'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Context } from './context.ts'
import { addFamilies, families } from './families.ts'
import { wordsOf as commandsOf } from './terminal/completion.ts'
import { runMain } from './testing/run-main.ts'
import { type RunningCommand, startPortal } from './testing/run-portal.ts'

/** Serve until interrupted, build, ask other machines or fill a world for a minute: each has a test of its own. */
const elsewhere = [
  /^portal (up|mock|exec|verify|doctor)\b/,
  /^portal sub-app (start|stop|link|check|create|update)\b/,
  /^portal requests follow\b/,
  /\blarge-company\b/,
  /\.csv\b/,
  // Verbs without what they need, as a sentence names them.
  /^portal (scenario (save|apply)|world (diff|create)|clock set|fault add( \w+)?)$/,
]
/** Replaces a placeholder of the documents. */
const placeholder = /(^| )(<|[A-Z]+( |$)|…)/

const runs = (line: string) => !elsewhere.some((one) => one.test(line)) && !placeholder.test(line)

async function examplesOfHelp(): Promise<string[]> {
  const whole = new Command('portal')
  const context = { checkout: { root: '/', dataHome: '/', version: '' }, terminal: {}, debugs: () => false }
  await addFamilies(whole, context as unknown as Context, families) // enough for flags
  const helps: string[] = []
  for (const path of commandsOf(whole).keys()) {
    const { stdout } = await runMain(...path.split(' ').filter(Boolean), '--help')
    helps.push(stdout.split('Example:').slice(1).join(''))
  }
  return linesIn(helps.join('\n'))
}

async function commandsOfDocument(name: string): Promise<string[]> {
  const text = await readFile(resolve(import.meta.dirname, '../../../docs', name), 'utf8')
  const fences = [...text.matchAll(/^```(?:sh)?\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
  const spans = [...text.matchAll(/`(portal \w+ \S[^`\n]+)`/g)].map(([, span = '']) => span)
  return linesIn([...fences, ...spans].join('\n'))
}

/** Commands to be typed as they are, each once, without remarks. */
const linesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/^ *(portal .+)$/gm)]
      .map(([, line = '']) => line.split(/ {2,}#/)[0]?.trim() ?? '')
      .filter(runs),
  ),
]

const sources = [
  ['the help', await examplesOfHelp()],
  ...(await Promise.all(
    ['command-line.md', 'control.md', 'recording.md'].map(
      async (name) => [name, await commandsOfDocument(name)] as const,
    ),
  )),
] as const

let folder: string
let running: RunningCommand
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-examples-'))
  vi.stubEnv('PORTAL_DATA_DIR', join(folder, 'data'))
  running = await startPortal('mock', '--json', '--port', '0')
  url = JSON.parse(running.firstLine).url
})
afterAll(async () => {
  await running.interrupt()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Words as a shell has them, up to where their output goes. */
const wordsOf = (line: string) =>
  [...(line.split(/ >>? /)[0] ?? '').matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, plain = '']) => quoted ?? plain,
  )

/** The address and the files of an example are those of the test, and its class is small. */
const here = (word: string, index: number, words: readonly string[]) => {
  if (word === 'http://localhost:8200') return url
  if (word.endsWith('.db')) return join(folder, word)
  return words[index - 1] === '--count' && Number(word) > 100 ? '3' : word
}

/** What the examples are about. */
const worlds = ['training', 'lesson', 'class-1']

/** Makes the worlds of the examples, except those that the next one makes. */
async function prepare([, family, verb, ...rest]: readonly string[]) {
  const option = rest.findIndex((word) => word.startsWith('--'))
  const names = option < 0 ? rest : rest.slice(0, option)
  const store = await openStore({ dataDir: join(folder, 'data') })
  try {
    for (const name of worlds) await store.ensureWorld(name)
    if (family === 'grant')
      await runMain('seed', 'user', '--name', 'zhaolei', '--world', 'training', '--update')
    if (family !== 'world') return
    const made = { create: names, copy: names.slice(1), import: names.slice(0, 1) }[verb ?? ''] ?? []
    for (const name of made) if (await store.hasWorld(name)) await store.removeWorld(name)
  } finally {
    await store.close()
  }
}

test('there are many', () => {
  const [ofHelp = 0, ...ofDocuments] = sources.map(([, lines]) => lines.length)
  expect(ofHelp).toBeGreaterThan(80)
  expect(ofDocuments.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(15)
})

// One after the other beside one server, in the order in which they are written.
describe.each(sources)('%s', (_source, lines) => {
  test.each(lines)('%s', async (line) => {
    const words = wordsOf(line)
    await prepare(words)
    const { code, stdout, stderr } = await runMain(...words.slice(1).map(here))
    expect(stderr).not.toMatch(/error|expected/i)
    expect(stdout).not.toBe('')
    expect(stdout + stderr).not.toContain('\u001B[') // never coloured, so NO_COLOR holds
    expect(code).toBe(0)
  })
})
