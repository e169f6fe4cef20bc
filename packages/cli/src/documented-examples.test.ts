import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { endpoints } from '@portal/protocol'
import { openStore, type Store } from '@portal/store/store'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordsOf } from './flags/completion.ts'
import { commandOf, commandTree } from './testing/command-tree.ts'
import {
  documents,
  filesIn,
  hasPlaceholder,
  linesIn,
  portalWords,
  shellWords,
  textOf,
} from './testing/documented.ts'
import { runMain, startMain } from './testing/run-main.ts'
import { type RunningCommand, startPortal } from './testing/run-portal.ts'

/** Commands that are not run here, and what runs them. */
const elsewhere: readonly (readonly [command: RegExp, why: string])[] = [
  [/^doctor/, 'its exit code is that of the machine: doctor.test.ts'],
  [/^requests follow/, 'runs until interrupted: follow.test.ts'],
  [/^config check/, 'needs a file and its portal: config-check.test.ts'],
  [/^sub-app check/, 'needs a browser and a sub-app: tests/e2e/sub-app-check.spec.ts'],
  [/^sub-app create .*--packages/, 'needs packed packages: tests/deployment/published-packages.spec.ts'],
  [/large-company/, 'fills a world for a minute: the proofs of scenarios in mock-server'],
  [/^sub-app stop oms/, 'needs one that runs: tests/e2e/sub-app-alone.spec.ts'],
  [/^seed \S+ --file [\w-]+s\.csv/, 'the file is not shown: seed.test.ts'],
]
const isRunHere = (line: string) => !elsewhere.some(([command]) => command.test(line))

const program = await commandTree()

/** In running text a command may lack required parts. */
function canRun(words: readonly string[]): boolean {
  const [command, rest] = commandOf(words, program)
  if (command.commands.length > 0) return false
  const { operands } = command.parseOptions(
    rest.filter((word) => !word.endsWith('token.txt') && word !== '--control-token-file'),
  )
  return operands.length >= command.registeredArguments.filter(({ required }) => required).length
}

const known = new Set<string>()

/** Lines to be run, each once in all documents. */
const runnable = (lines: readonly string[]) =>
  lines.filter((line) => {
    const words = portalWords(line) ?? []
    const command = words.join(' ') || line
    const runs =
      words.length > 0 ? !hasPlaceholder(words) && isRunHere(command) && canRun(words) : isScript(line)
    if (!runs || known.has(command)) return false
    known.add(command)
    return true
  })

/** Writes a file that a command after it reads. */
const isScript = (line: string) => line.startsWith('node -e ')

async function examplesOfHelp(): Promise<string[]> {
  const helps: string[] = []
  for (const path of wordsOf(program).keys()) {
    const { stdout } = await runMain(...path.split(' ').filter(Boolean), '--help')
    helps.push(
      ...linesIn('help', `\`\`\`\n${stdout.split('Example:').slice(1).join('')}\n\`\`\``).map(
        ({ line }) => line,
      ),
    )
  }
  return runnable(helps)
}

const sources = [
  ['the help', await examplesOfHelp()] as const,
  ...documents.map((document) => {
    // The jobs build on each other, in a folder of their own: documented-jobs.test.ts.
    const lines = linesIn(document).filter(({ isWhole }) => !(isWhole && document === 'docs/testing.md'))
    return [document, runnable(lines.map(({ line }) => line))] as const
  }),
].filter(([, lines]) => lines.length > 0)

let folder: string
let store: Store
let running: RunningCommand
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-examples-'))
  vi.stubEnv('PORTAL_DATA_DIR', join(folder, 'data'))
  vi.stubEnv('PORTAL_PASSWORD', 'Tiles@2026')
  await addTemplate(join(folder, 'data'))
  store = await openStore({ dataDir: join(folder, 'data') })
  running = await startPortal('mock', '--json', '--port', '0')
  url = JSON.parse(running.firstLine).url
  for (const { name, content } of documents.flatMap((document) => filesIn(textOf(document))))
    await writeFile(join(folder, basename(name)), content)
})
afterAll(async () => {
  await running.interrupt()
  await store.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Addresses and files of an example are those of the test, its class is small, and it listens on this machine only. */
function here(word: string, index: number, words: readonly string[]): string {
  const option = words[index - 1]
  if (['http://localhost:8200', 'https://portal.example.com'].includes(word)) return url
  if (option === '--host') return '127.0.0.1'
  if (option === '--port') return '0'
  if (option === '--count' && Number(word) > 100) return '3'
  if (option === '--data-dir') return join(folder, 'data')
  if (option === 'update') return join(folder, 'spare-parts') // the folder that an example before has made
  const isFile =
    /^[\w-]+\.(db|csv|ya?ml|json|md|txt)$/.test(word) || ['--record', '--replay'].includes(option ?? '')
  return isFile ? join(folder, word) : word
}

/** What another project brings, such as its tests, is not here: a command that does nothing takes its place. */
function adapted(given: readonly string[]): string[] {
  const end = given[0] === 'exec' ? given.indexOf('--') : -1
  const words = (end < 0 ? given : given.slice(0, end)).map(here)
  if (end >= 0) return [...words, '--', process.execPath, '-e', '']
  if (words[0] === 'verify') return [...words, '--pause', '0']
  if (words.slice(0, 2).join(' ') === 'sub-app create') return [...words, '--in', folder]
  return words
}

const signIn = (address: string) =>
  fetch(address + endpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'wangjing', password: 'Tiles@2026' }),
  })

const isServing = ([family, verb]: readonly string[]) =>
  ['up', 'mock'].includes(family ?? '') || (family === 'sub-app' && verb === 'start')

/** What the examples are about. */
const worlds = ['training', 'lesson', 'class-1', 'trainee-1']
const worldOf = (source: string) => source.replaceAll(/\W+/g, '-').toLowerCase()

/** Creates the worlds of the examples, except those that the next one creates. */
async function prepare(own: string, [family, verb, ...rest]: readonly string[]) {
  const option = rest.findIndex((word) => word.startsWith('--'))
  const names = option < 0 ? rest : rest.slice(0, option)
  for (const name of [own, ...worlds]) await store.ensureWorld(name)
  if (family === 'grant')
    await runMain('seed', 'user', '--name', 'zhaolei', '--world', 'training', '--update')
  if (verb === 'create') await rm(join(folder, rest[0] ?? 'none'), { recursive: true, force: true })
  if (family !== 'world') return
  const made = { create: names, copy: names.slice(1), import: names.slice(0, 1) }[verb ?? ''] ?? []
  for (const name of made) if (await store.hasWorld(name)) await store.removeWorld(name)
}

test('there are many', () => {
  const [ofHelp = 0, ...ofDocuments] = sources.map(([, lines]) => lines.length)
  expect(ofHelp).toBeGreaterThan(80)
  expect(ofDocuments.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30)
})

// One after the other beside one server, in the order in which they are written.
describe.each(sources)('%s', (source, lines) => {
  // Faults of one document are none of the next.
  beforeAll(() => void vi.stubEnv('PORTAL_WORLD', worldOf(source)))

  test.each(lines)('%s', async (line) => {
    const given = portalWords(line)
    if (!given) return void (await promisify(execFile)('node', shellWords(line).slice(1), { cwd: folder }))
    await prepare(worldOf(source), given)
    const words = adapted(given)
    if (isServing(words)) {
      const served = await startMain(...words, ...(words.includes('--port') ? [] : ['--port', '0']))
      const [address = ''] = /http:\/\/[\w.:]+/.exec(served.firstLine) ?? []
      // Recorded by one of them, and replayed by a later one.
      await signIn(address)
      return expect((await served.interrupt()).code).toBe(0)
    }
    const { code, stdout, stderr } = await runMain(...words)
    expect(stderr).not.toMatch(/error|expected/i)
    if (!words.includes('--')) expect(stdout).not.toBe('')
    expect(stdout + stderr).not.toContain('\u001B[') // never coloured, so NO_COLOR is respected
    expect(code).toBe(0)
  })
})
