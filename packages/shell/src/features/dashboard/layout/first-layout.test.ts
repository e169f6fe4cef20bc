import { describe, expect, it } from 'vitest'
import { salesUser } from '../../../session/testing/users.ts'
import { usualPages } from '../role-layout.ts'
import { firstLayoutFor } from './first-layout.ts'

const [responsibility] = salesUser.userRespList
const personWith = (...codes: string[]) => ({
  userRespList: codes.map((responsibilityCode) => ({
    systemCode: 'LTC',
    responsibilityId: responsibilityCode,
    responsibilityName: responsibilityCode,
    ...responsibility,
    responsibilityCode,
  })),
})

describe('the first layout of the home page', () => {
  const layouts = [
    { responsibilities: ['MANAGER'], widgets: ['orders', 'approvals'] as const },
    { responsibilities: ['CLERK', 'SALES'], widgets: ['pickups', 'orders'] as const },
  ]
  const granted: readonly string[] = ['approvals', 'notices', 'orders']

  it('is the first that lists one of the person’s responsibilities, in its order', () => {
    expect(firstLayoutFor(personWith('SALES', 'MANAGER'), granted, layouts)).toEqual({
      order: ['orders', 'approvals'],
      hidden: ['notices'],
    })
  })

  it('leaves out what the person may not see', () => {
    expect(firstLayoutFor(personWith('SALES'), granted, layouts).order).toEqual(['orders'])
  })

  it('has another widget in place of one whose call the backend lacks, and no more than it listed', () => {
    expect(firstLayoutFor(personWith('SALES'), granted, layouts, ['pickups']).order).toEqual([
      'approvals',
      'orders',
    ])
    expect(firstLayoutFor(personWith('SALES'), granted, layouts, ['services']).order).toEqual(['orders'])
  })

  it('has all where none fits or nothing of it may be seen, at most eight', () => {
    expect(firstLayoutFor(personWith('OTHER'), granted, layouts).order).toEqual(granted)
    expect(firstLayoutFor(personWith('SALES'), ['files'], layouts).order).toEqual(['files'])
    const many = Array.from({ length: 12 }, (_none, index) => `widget ${index}`)
    expect(firstLayoutFor(personWith(), many).hidden).toEqual(many.slice(8))
  })
})

describe('the pages that a person works with most', () => {
  const pickups = { system: 'OSS', menu: 'PICKUPS' }
  const orders = { system: 'OSS', menu: 'ORDERS' }
  const config = {
    homeLayouts: [
      { responsibilities: ['CLERK'], widgets: ['pickups' as const], pages: [orders] },
      { responsibilities: ['LOGISTICS'], widgets: ['notices' as const, 'pickups' as const] },
    ],
    homeWidgets: { pickups: [pickups] },
  }

  it.each([
    ['CLERK', [orders]],
    ['LOGISTICS', [pickups]],
    ['OTHER', []],
  ])('of a %s are those of the installation, else those of the widgets', (code, pages) =>
    expect(usualPages(personWith(code), config)).toEqual(pages),
  )
})
