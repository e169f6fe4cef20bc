import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './world-files.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-folder-'))
})
afterAll(() => rm(root, { recursive: true }))

test('makes what is missing above, and leaves what is there', async () => {
  const deep = join(root, 'a', 'b', 'c')
  await makeFolder(deep)
  await makeFolder(deep)
  expect((await stat(deep)).isDirectory()).toBe(true)
})

test('says why it cannot, below a file', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(makeFolder(join(root, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test('gives up where nothing can be made', async () => {
  // Only Linux has a folder that refuses as if it didn't exist; elsewhere a file is used instead.
  const refusing = process.platform === 'linux' ? '/proc' : join(root, 'file')
  await expect(makeFolder(join(refusing, 'nope', 'deeper'))).rejects.toThrow(/ENOENT|ENOTDIR/)
})
