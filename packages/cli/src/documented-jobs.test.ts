import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openTestApp } from '@portal/mock-server/testing/test-app'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runMain } from './testing/run-main.ts'

const document = await readFile(resolve(import.meta.dirname, '../../../docs/testing.md'), 'utf8')
const [, ...sections] = document.split(/^### (?=\d+\. )/m)
const blocksIn = (text: string) =>
  [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, language, file, block = '']) => ({
    language,
    file,
    text: block,
  }))
const jobs = sections.map((section) => {
  const [title = ''] = section.split('\n')
  const blocks = blocksIn(section)
  const commands = blocks.flatMap(({ language, text }) => (language === 'sh' ? text.trim().split('\n') : []))
  return { title, commands, files: blocks.filter(({ file }) => file !== undefined) }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-jobs-'))
  vi.stubEnv('PORTAL_DATA_DIR', join(folder, 'data'))
  await addTemplate(join(folder, 'data'))
  for (const { file = '', text } of jobs.flatMap(({ files }) => files))
    await writeFile(join(folder, file), text)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Files of the document lie in a folder of the test. */
const inFolder = (arg: string) => (/^[\w-]+\.(csv|yaml|db)$/.test(arg) ? join(folder, arg) : arg)

/** What another project brings, such as its tests, is not here: a command that does nothing takes its place. */
const withOwnCommand = (args: string[]) => {
  const end = args.indexOf('--')
  return end < 0 ? args : [...args.slice(0, end + 1), process.execPath, '-e', '']
}

/** Words as a shell has them. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)

/** What some commands print when those before them have done their work. */
const proofs: Readonly<Record<string, RegExp>> = {
  'portal seed user --file people.csv --update --json': /"unchanged":2/,
  'portal fault list --json': /"wangjing"/,
  'portal codes': /wangjing/,
  'portal codes --json': /^\[\]\n$/,
  'portal requests list --limit 5': /sendVerificationCodeV2/,
  'portal world diff main lesson': /trainee/,
}

test('the control API takes the bodies that the document shows', async () => {
  const { app, world, close } = await openTestApp()
  try {
    const base = `/__portal/worlds/${world.name}`
    const [, path, entries] =
      /^POST http:\/\/localhost:8200\/__portal\/worlds\/main(\S+)\n(.*)$/m.exec(document) ?? []
    const others = [...document.matchAll(/`(entries\/generate|grants)` \(`(.*?)`\)/g)]
    const shown = [[path, entries], ...others.map(([, call, body]) => [`/${call}`, body])]
    expect(shown).toHaveLength(3)
    for (const [call, body] of shown) {
      const answer = await app.inject({
        method: 'POST',
        url: `${base}${call}`,
        headers: { 'content-type': 'application/json' },
        payload: body ?? '',
      })
      expect(answer.json()).toMatchObject({ status: 'S' })
    }
  } finally {
    await close()
  }
})

// One after the other in one world, as a tester would: a process for each command would take a minute.
describe.each(jobs)('$title', ({ commands }) => {
  test.each(commands)('%s', async (line) => {
    const [portal, ...args] = wordsOf(line)
    expect(portal).toBe('portal')
    const { code, stdout, stderr } = await runMain(...withOwnCommand(args).map(inFolder))
    expect(stderr).not.toMatch(/error|expected/i)
    if (!args.includes('--')) expect(stdout).not.toBe('')
    expect(code).toBe(0)
    expect(stdout).toMatch(proofs[line] ?? '')
  })
})
