import { expect, test } from 'vitest'
import { progressLines } from './terminal.ts'

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
