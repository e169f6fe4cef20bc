import { beforeEach, expect, it } from 'vitest'
import { draftStore } from './draft-store.ts'

const name = 'oms/orders/ceramic/new'
const wangjing = draftStore(name, 'wangjing')

beforeEach(() => localStorage.clear())

it('a draft is its user’s and its form’s alone', () => {
  expect(wangjing.write({ product: 'TC-1' })).toBe(true)
  expect(wangjing.read()).toEqual({ product: 'TC-1' })
  expect(draftStore(name, 'lihao').read()).toBeUndefined()
  expect(draftStore('oms/other', 'wangjing').read()).toBeUndefined()
  wangjing.remove()
  expect(wangjing.read()).toBeUndefined()
})

it.each(['[1]', '"text"', 'null', '{'])('%s is no draft', (kept) => {
  localStorage.setItem(`sub-app-draft:${name}:wangjing`, kept)
  expect(wangjing.read()).toBeUndefined()
})

it('a browser that keeps nothing is no failure', () => {
  const blocked = draftStore(name, 'wangjing', () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(blocked.write({})).toBe(false)
  expect(blocked.read()).toBeUndefined()
  blocked.remove()
})
