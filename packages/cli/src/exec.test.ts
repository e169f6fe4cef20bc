import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { execute } from './commands/exec.ts'
import { EndedWith } from './failure.ts'
import { runMain } from './testing/run-main.ts'
import { runPortalWith, startPortal } from './testing/run-portal.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolder('exec')
})
afterAll(() => rm(dataDir, { recursive: true }))

const script = `
fetch(process.env.PORTAL_URL + '/__portal/worlds/' + process.env.PORTAL_WORLD)
  .then((response) => response.json())
  .then(({ data }) => { console.log(data.name, data.faults); process.exit(3) })`

test('a command runs beside a backend of its own, in the world of the environment, and its exit code is ours', {
  timeout: 60_000,
}, async () => {
  const env = { PORTAL_DATA_DIR: dataDir, PORTAL_WORLD: 'main' }
  const ended = await runPortalWith(
    env,
    'exec',
    '--scenario',
    'slow-network',
    '--',
    process.execPath,
    '-e',
    script,
  )
  expect(ended).toMatchObject({ code: 3, stdout: 'main 1\n' })
  vi.stubEnv('PORTAL_WORLD', '../x')
  const flag = await runMain('exec', '--', 'true').finally(() => vi.unstubAllEnvs())
  expect([flag.code, flag.stderr]).toEqual([2, expect.stringContaining('PORTAL_WORLD')])
})

test.each([
  ['the portal where its pages are built', [], 3],
  ['its backend alone where they are not', ['Building the portal'], 4],
])('a command runs beside %s', async (_what, staleSteps, code) => {
  const root = join(dataDir, 'checkout')
  await mkdir(join(root, 'packages/shell/dist'), { recursive: true })
  await mkdir(join(root, 'packages/sub-app-stub/dist'), { recursive: true })
  await writeFile(join(root, 'packages/shell/dist/index.html'), '<head></head><body>built pages</body>')
  const look = `fetch(process.env.PORTAL_URL, { headers: { accept: 'text/html' } })
    .then((response) => response.text())
    .then((page) => process.exit(page.includes('built pages') ? 3 : 4))`
  const checkout = {
    ...{ root, dataHome: root, version: '1.2.3', findBrowser: async () => undefined },
    staleSteps: () => [...staleSteps],
  }
  const notes: string[] = []
  const terminal = { result: () => {}, note: (text: string) => void notes.push(text) }
  const ended = execute(
    [process.execPath, '-e', look],
    { world: 'main', dataDir },
    { checkout, terminal, debugs: () => false },
  )
  await expect(ended).rejects.toEqual(new EndedWith(code))
  expect(notes.some((note) => note.includes('are not built'))).toBe(code === 4)
})

/** Tells its process id, and at a signal whether the backend is still there, if `word` is said. */
const waiting = (word: string) => `
  if (${JSON.stringify(word)}) process.on('SIGTERM', async () => {
    await fetch(process.env.PORTAL_URL + '/healthz')
    process.exit(7)
  })
  setInterval(() => {}, 1000)
  console.log(process.pid)`

test.each([
  ['SIGTERM', '', 143],
  ['SIGINT', '', 130],
  ['SIGTERM', 'still served', 7],
] as const)(
  '%s is passed on to the command, whose end is waited for (%s)',
  { timeout: 60_000 },
  async (signal, word, code) => {
    const running = await startPortal(
      'exec',
      '--data-dir',
      dataDir,
      '--',
      process.execPath,
      '-e',
      waiting(word),
    )
    const pid = Number(running.firstLine)
    onTestFinished(() => {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    })
    expect(await running.interrupt(signal)).toMatchObject({ code })
    expect(isRunning(pid)).toBe(false)
  },
)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
