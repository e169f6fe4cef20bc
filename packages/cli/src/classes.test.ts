import { rm } from 'node:fs/promises'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolder('class')
})
afterAll(() => rm(dataDir, { recursive: true }))

const run = (...args: string[]) => runMain(...args, '--data-dir', dataDir)

test("a trainer's day: make a class, send it a notice, move its time, see who is in, reset, clean up", async () => {
  const made = await run('world', 'create', 'class-', '--count', '2', '--scenario', 'questionnaire')
  expect(made.stdout).toBe(
    `class-01  http://localhost:8200/__portal/enter/class-01
class-02  http://localhost:8200/__portal/enter/class-02
Made 2 worlds in the state questionnaire.
`,
  )
  const seeded = await run('seed', 'notice', '--title', '休息十分钟', '--world', 'class-*')
  expect(seeded.stdout).toBe('2 worlds have the notices: class-01, class-02.\n')
  const frozen = await run('clock', 'freeze', '2031-01-01T00:00:00Z', '--world', 'class-#')
  expect(frozen.stdout).toBe('2 worlds have that time: class-01, class-02.\n')
  const who = await run('world', 'who', 'class-*')
  expect(who.stdout).toMatch(/^class-02 +– +– +– +– +2031-01-01T00:00:00.000Z, frozen$/m)
  const back = await run('world', 'reset', 'class-*', '--to-start', '--yes', '--json')
  expect(JSON.parse(back.stdout)).toEqual([
    { world: 'class-01', problem: null },
    { world: 'class-02', problem: null },
  ])
  expect((await run('world', 'remove', 'class-#', '--yes')).stdout).toBe(
    '2 worlds are removed: class-01, class-02.\n',
  )
})

test.each([
  [['world', 'reset', 'klass-*', '--yes'], 1, 'No world fits klass-*; there are'],
  [['clock', 'freeze', '--world', '../*'], 2, 'is no world name'],
  [['world', 'create', 'x', '--scenario', 'questionnaire'], 2, '--scenario needs --count'],
  [['world', 'create', 'x', '--count', '500'], 2, 'whole number from 1 to 200'],
  [['seed', 'notice', '--title', 'x', '--world', '*', '--dry-run'], 2, '--dry-run and --make-world'],
])('%j is refused', async (args, code, message) => {
  const refused = await run(...args)
  expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(message)])
})
