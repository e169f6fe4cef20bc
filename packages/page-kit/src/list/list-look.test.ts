import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { describe, expect, it } from 'vitest'
import { listLooks } from './list-look.ts'

function memory(text?: string): Storage {
  const map = new Map(text === undefined ? [] : [[listLooksName, text]])
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
  } as Storage // the part that is used
}

const plain = { density: 'compact', views: [] }
const look = {
  density: 'roomy',
  columns: ['orderNo'],
  views: [{ label: 'Mine', conditions: { status: 'shipped' } }],
} as const

describe('the look of a list', () => {
  it('is one person’s and one list’s', () => {
    const storage = memory()
    const looks = listLooks('wangjing', () => storage)
    looks.write('oms/orders', look)
    expect(looks.read('oms/orders')).toEqual(look)
    expect(looks.read('oms/pickups')).toEqual(plain)
    expect(listLooks('lihao', () => storage).read('oms/orders')).toEqual(plain)
  })

  it.each([
    '',
    'no JSON',
    '[]',
    '{"w l":7}',
    '{"w l":{"density":"huge","columns":[1],"views":[{"label":1},{"label":"x","conditions":{"a":1}}]}}',
  ])('is the plain one when storage contains %s', (text) => {
    expect(listLooks('w', () => memory(text)).read('l')).toEqual(plain)
  })

  it('does without storage', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    listLooks('w', blocked).write('l', look)
    expect(listLooks('w', blocked).read('l')).toEqual(plain)
  })
})
