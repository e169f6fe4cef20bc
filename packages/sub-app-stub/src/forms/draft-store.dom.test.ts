import { beforeEach, expect, it } from 'vitest'
import { draftStore } from './draft-store.ts'

const name = 'oms/orders/ceramic/new'
const wangjing = draftStore(name, 'wangjing')
const draft = (id: string, product: string) => ({
  id,
  keptAt: '2026-11-20T04:00:00.000Z',
  values: { product },
})

beforeEach(() => localStorage.clear())

it('drafts are their user’s and their form’s alone', () => {
  expect(wangjing.write(draft('1', 'TC-1'))).toBe(true)
  expect(wangjing.read('1')).toEqual({ product: 'TC-1' })
  expect(wangjing.read('2')).toBeUndefined()
  expect(draftStore(name, 'lihao').list()).toEqual([])
  expect(draftStore('oms/other', 'wangjing').list()).toEqual([])
})

it('the one kept last comes first, and one kept again takes the place of what it was', () => {
  for (const one of [draft('1', 'TC-1'), draft('2', 'TC-2'), draft('1', 'TC-3')]) wangjing.write(one)
  expect(wangjing.list()).toEqual([draft('1', 'TC-3'), draft('2', 'TC-2')])
})

it('nothing is left of those that are removed', () => {
  for (const one of [draft('1', 'TC-1'), draft('2', 'TC-2')]) wangjing.write(one)
  wangjing.remove('1')
  expect(wangjing.list()).toEqual([draft('2', 'TC-2')])
  wangjing.remove('2')
  expect(localStorage).toHaveLength(0)
})

it.each([
  '{}',
  '"text"',
  'null',
  '[',
  '[1, null, { "id": 1 }]',
  '[{ "id": "1", "keptAt": "never", "values": {} }]',
  '[{ "id": "1", "keptAt": "2026-11-20", "values": [] }]',
])('%s has no draft', (kept) => {
  localStorage.setItem(`sub-app-drafts:${name}:wangjing`, kept)
  expect(wangjing.list()).toEqual([])
})

it('a browser that keeps nothing is no failure', () => {
  const blocked = draftStore(name, 'wangjing', () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(blocked.write(draft('1', 'TC-1'))).toBe(false)
  expect(blocked.list()).toEqual([])
  blocked.remove('1')
})

it('a draft from before there were several is there as one of them, once', () => {
  localStorage.setItem(`sub-app-draft:${name}:wangjing`, '{ "product": "TC-0" }')
  wangjing.write(draft('1', 'TC-1'))
  expect(wangjing.list().map(({ values }) => values)).toEqual([{ product: 'TC-1' }, { product: 'TC-0' }])
  expect(localStorage).toHaveLength(1)
  for (const { id } of wangjing.list()) wangjing.remove(id)
  expect(wangjing.list()).toEqual([])
})

it('a draft from before there were several stays where it is when there is no room', () => {
  localStorage.setItem(`sub-app-draft:${name}:wangjing`, '{ "product": "TC-0" }')
  const full = new Proxy(localStorage, {
    get(area, method) {
      if (method === 'setItem') throw new DOMException('full', 'QuotaExceededError')
      const value: unknown = Reflect.get(area, method, area)
      return typeof value === 'function' ? value.bind(area) : value
    },
  })
  expect(draftStore(name, 'wangjing', () => full).list()).toEqual([])
  expect(wangjing.list()).toHaveLength(1)
})

it.each(['[', 'null', '"text"', '[1]'])('%s was never a draft', (kept) => {
  localStorage.setItem(`sub-app-draft:${name}:wangjing`, kept)
  expect(wangjing.list()).toEqual([])
})
