import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCompany } from '../paths.ts'
import { chooseCompany } from './company-choice.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-choice-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a data folder is the demo company’s unless another was chosen', async () => {
  const dataDir = join(folder, 'new')
  expect(await chooseCompany(dataDir)).toBe(demoCompany)
  expect(await chooseCompany(dataDir, demoCompany)).toBe(demoCompany)
})

test('a company that does not exist is refused with the existing ones', async () => {
  await expect(chooseCompany(join(folder, 'none'), 'unknown')).rejects.toThrow(
    /^There is no company unknown; expected one of .*yanchuan/,
  )
})

// Windows has no such modes.
if (process.platform !== 'win32')
  test('the note of a chosen company is for its owner alone', async () => {
    const dataDir = join(folder, 'chosen')
    await chooseCompany(dataDir, demoCompany)
    expect((await stat(join(dataDir, 'company'))).mode & 0o777).toBe(0o600)
  })
