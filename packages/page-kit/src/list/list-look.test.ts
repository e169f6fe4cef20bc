import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { describe, expect, it } from 'vitest'
import { listLooks, withoutView, withView } from './list-look.ts'

function memory(text?: string): Storage {
  const map = new Map(text === undefined ? [] : [[listLooksName, text]])
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
  } as Storage // the part that is used
}

const plain = { density: 'compact', views: [] } as const
const look = {
  density: 'roomy',
  columns: ['orderNo'],
  views: [{ label: 'Mine', conditions: { status: 'shipped' } }],
} as const

describe('the look of a list', () => {
  it('is one person’s and one list’s', () => {
    const storage = memory()
    const looks = listLooks('wangjing', () => storage)
    looks.change('oms/orders', plain, () => look)
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
    const changed = listLooks('w', blocked).change('l', look, (shown) => ({ ...shown, density: 'compact' }))
    expect(changed).toEqual({ ...look, density: 'compact' })
    expect(listLooks('w', blocked).read('l')).toEqual(plain)
  })

  it('keeps what another window has changed', () => {
    const looks = listLooks('w', () => storage)
    const storage = memory()
    looks.change('l', plain, (now) => ({
      ...now,
      views: withView(now.views, { label: 'A', conditions: {} }),
    }))
    looks.change('l', plain, (now) => ({ ...now, density: 'roomy' }))
    expect(looks.read('l')).toEqual({ density: 'roomy', views: [{ label: 'A', conditions: {} }] })
  })
})

describe('saved views', () => {
  const [a, b] = [
    { label: 'Mine', conditions: { status: 'a' } },
    { label: 'Yours', conditions: {} },
  ]

  it('have one of each name', () => {
    const other = { label: 'Mine', conditions: { status: 'b' } }
    expect(withView([a, b], other)).toEqual([b, other])
  })

  it('are removed one at a time, also of two of one name that were saved in the past', () => {
    const twin = { label: 'Mine', conditions: { status: 'b' } }
    expect(withoutView([a, twin, b], twin)).toEqual([a, b])
  })
})
