import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPortalWith } from './testing/run-portal.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-exec-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const script = `
fetch(process.env.PORTAL_URL + '/__portal/worlds/' + process.env.PORTAL_WORLD)
  .then((response) => response.json())
  .then(({ data }) => { console.log(data.name, data.faults); process.exit(3) })`

test('a command runs beside a backend of its own, in the world of the environment, and its exit code is ours', async () => {
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
  const flag = await runPortalWith({ ...env, PORTAL_WORLD: '../x' }, 'exec', '--', 'true')
  expect([flag.code, flag.stderr]).toEqual([2, expect.stringContaining('PORTAL_WORLD')])
})
