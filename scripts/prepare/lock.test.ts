import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  file = join(folder, 'prepare.lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

const deadProcess = () => spawnSync(process.execPath, ['--eval', '']).pid

test('holds the lock during the work, under the number of this process', async () => {
  const seen = await withLock(file, async () => readFileSync(file, 'utf8'))
  expect(seen).toBe(String(process.pid))
  expect(existsSync(file)).toBe(false)
})

test('gives the lock back when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})

test('one waits for the other', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} starts`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
  }
  await Promise.all([withLock(file, work('first')), withLock(file, work('second'))])
  expect(order).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
})

test('breaks the lock of a process that has died', async () => {
  writeFileSync(file, String(deadProcess()))
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('breaks a lock that was never written whole', async () => {
  writeFileSync(file, '')
  utimesSync(file, 1, 1)
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('gives up on a process that does not end, and names the file', async () => {
  writeFileSync(file, String(process.pid))
  let waitedFor: number | undefined
  const onWait = (pid: number) => {
    waitedFor = pid
  }
  const waiting = withLock(file, async () => 'done', { onWait, patienceMilliseconds: 1 })
  await expect(waiting).rejects.toThrow(file)
  expect(waitedFor).toBe(process.pid)
})
