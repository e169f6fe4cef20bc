import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runMain } from './testing/run-main.ts'

const document = await readFile(resolve(import.meta.dirname, '../../../docs/testing.md'), 'utf8')
const blocks = [...document.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
  ([, language, file, text = '']) => ({ language, file, text }),
)
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-jobs-'))
  vi.stubEnv('PORTAL_DATA_DIR', join(folder, 'data'))
  for (const { file, text } of blocks) if (file) await writeFile(join(folder, file), text)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Files of the document lie in a folder of the test. */
const inFolder = (arg: string) => (/^[\w-]+\.(csv|yaml|db)$/.test(arg) ? join(folder, arg) : arg)

test('the document has commands for every kind of job', () => {
  expect(commands.length).toBeGreaterThan(20)
})

test.each(commands)('%s', async (line) => {
  const [portal, ...args] = line.split(' ')
  expect(portal).toBe('portal')
  const { code, stdout, stderr } = await runMain(...args.map(inFolder))
  expect(stderr).not.toMatch(/error|expected/i)
  expect(stdout).not.toBe('')
  expect(code).toBe(0)
})
