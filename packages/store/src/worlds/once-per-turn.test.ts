import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oncePerTurn } from './cached-state.ts'

test('who asks in one turn gets one answer, read after the last of them asked', async () => {
  let [written, reads] = [0, 0]
  const ask = oncePerTurn(() => {
    reads++
    return written
  })

  const first = ask()
  written = 1
  const second = ask()
  expect(await Promise.all([first, second])).toEqual([1, 1])
  expect(reads).toBe(1)
})

test('who asks later gets an answer of its own, also after one that failed', async () => {
  let isBroken = true
  const ask = oncePerTurn(() => {
    if (isBroken) throw new Error('broken')
    return 'read'
  })

  await expect(ask()).rejects.toThrow('broken')
  isBroken = false
  await nextTurn()
  expect(await ask()).toBe('read')
})
