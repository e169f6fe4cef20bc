import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { confirm, progressLines } from './terminal.ts'

test('a long job says how far it is, how quick and how long it will take, once a second', () => {
  const notes: string[] = []
  let now = 0
  const onProgress = progressLines({ result: () => {}, note: (text) => void notes.push(text) }, () => now)
  for (const done of [100, 200, 300, 400, 500]) {
    now += 400
    onProgress({ task: 'orders', done, total: 1000 })
  }
  expect(notes).toEqual(['orders: 300 of 1000, 250 a second, 3 s left'])
})

test('a short job says nothing', () => {
  const notes: string[] = []
  const onProgress = progressLines({ result: () => {}, note: (text) => void notes.push(text) }, () => 0)
  onProgress({ task: 'orders', done: 1000, total: 1000 })
  expect(notes).toEqual([])
})

const answered = (answer: string, isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  input.end(answer)
  return confirm('Delete the world?', { input, output: new PassThrough() })
}

test.each(['y\n', 'YES\n'])('%j continues', async (answer) => {
  await expect(answered(answer, true)).resolves.toBeUndefined()
})

test.each(['\n', 'n\n', ''])('%j changes nothing', async (answer) => {
  await expect(answered(answer, true)).rejects.toThrow('Nothing was changed.')
})

test('a program is not asked', async () => {
  await expect(answered('', false)).resolves.toBeUndefined()
})
