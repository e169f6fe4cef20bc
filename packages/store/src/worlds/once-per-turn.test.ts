import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oncePerTurn } from './cached-state.ts'

test('callers of one turn share an answer that is read after the last of them', async () => {
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

test('a later caller gets a new answer, also after a failure', async () => {
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
