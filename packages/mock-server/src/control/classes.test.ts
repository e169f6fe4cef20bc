import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let control: ReturnType<typeof controlOf>
const prefix = `lesson-${process.pid}-`
const all = `${prefix}#`
const [first, second, third] = [`${prefix}01`, `${prefix}02`, `${prefix}03`] as const
const fine = [first, second, third].map((world) => ({ world, problem: null }))
beforeAll(async () => {
  portal = await openTestApp()
  control = controlOf(portal.app)
})
afterAll(async () => {
  await control.removeWorlds({ body: { worlds: [all] } })
  await portal.close()
})

const ask = (world: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/baseNewServer/baseLoginService/login',
    headers: { 'x-portal-world': world },
    payload: { userName: 'wangjing', password: 'Tiles@2026' },
  })
const orders = async (world: string) => (await control.worldInfo({ pathParams: { world } })).orders

describe('a class of worlds', () => {
  test('is made of a scenario in one call, with an entrance and the accounts', async () => {
    const made = await control.makeWorlds({ body: { prefix, count: 3, scenarios: ['questionnaire'] } })
    expect(made.worlds).toEqual(
      [first, second, third].map((name) => ({ name, path: `/__portal/enter/${name}` })),
    )
    expect(made.accounts.length).toBeGreaterThan(0)
  })

  test('is refused whole when one of its names is taken', async () => {
    const again = control.makeWorlds({ body: { prefix, count: 4 } })
    await expect(again).rejects.toThrow(`there is a world ${first}, ${second}, ${third} already`)
    expect(await portal.store.hasWorld(`${prefix}04`)).toBe(false)
  })

  test('gets one world more for a late-comer', async () => {
    const { worlds } = await control.makeWorlds({
      body: { prefix: prefix.toUpperCase(), count: 1, more: true },
    })
    expect(worlds.map(({ name }) => name)).toEqual([`${prefix}04`])
    await control.removeWorlds({ body: { worlds: [`${prefix}04`] } })
  })

  test.each([
    ['an unknown scenario', { scenarios: ['questionaire'] }, 'There is no scenario questionaire'],
    ['a beginning that makes no names', { prefix: '../' }, 'is no world name'],
    [
      'a beginning that ends in a digit',
      { prefix: `${prefix}x0` },
      `expected a beginning such as ${prefix}x0-`,
    ],
    ['too many', { count: 1000 }, 'count must be <= 200'],
  ])('is refused with %s', async (_what, wrong, message) => {
    const body = { prefix: `${prefix}x`, count: 1, ...wrong }
    await expect(control.makeWorlds({ body })).rejects.toThrow(message)
    expect(await portal.store.hasWorld(`${prefix}x01`)).toBe(false)
  })

  test('fails together, and no more', async () => {
    const fault = { target: 'login', kind: 'rejection', message: '系统维护' } as const
    expect(await control.addFaults({ body: { worlds: [all], fault } })).toMatchObject(fine)
    expect((await ask(second)).json()).toMatchObject({ status: 'E', msg: '系统维护' })
    const wrong = { target: 'logon', kind: 'reset' } as const
    const [refused] = await control.addFaults({ body: { worlds: [all], fault: wrong } })
    expect(refused?.problem).toContain('There is no call logon')
    expect(await control.clearFaultsOf({ body: { worlds: [all] } })).toEqual(fine)
    expect((await ask(second)).json()).toMatchObject({ status: 'S' })
  })

  test('is warned of an answer that departs from the contract', async () => {
    const fault = {
      target: 'login',
      kind: 'answer',
      body: { status: 'S', data: { certificate: 1, twoFactorAuthenticationYOrN: 'N' } },
    } as const
    const outcomes = await control.addFaults({ body: { worlds: [all], fault } })
    expect(outcomes).toMatchObject(
      fine.map((one) => ({ ...one, differences: [{ path: '/data/certificate', found: expect.anything() }] })),
    )
    await control.clearFaultsOf({ body: { worlds: [all] } })
  })

  test('has its clocks stopped together', async () => {
    const change = { action: 'freeze', time: '2031-01-01T00:00:00Z' } as const
    expect(await control.changeClocks({ body: { worlds: [all], change } })).toEqual(fine)
    const watched = await control.watchWorlds({ query: { worlds: all } })
    expect(watched.map(({ now, frozen }) => [now, frozen])).toEqual(
      fine.map(() => ['2031-01-01T00:00:00.000Z', true]),
    )
  })

  test('gets a notice, and a wrong one is refused for each by name and field', async () => {
    const entries = [{ title: '十分钟后继续', until: '+1d' }]
    const body = { worlds: [all], kind: 'notice' as const, entries }
    expect(await control.putIntoWorlds({ body })).toEqual(fine)
    const wrong = await control.putIntoWorlds({ body: { ...body, entries: [{ titel: 'x' }] } })
    expect(wrong.map(({ world, problem }) => [world, problem?.includes('titel')])).toEqual(
      [first, second, third].map((world) => [world, true]),
    )
  })

  test('shows who has signed in', async () => {
    await ask(second)
    const watched = await control.watchWorlds({ query: { worlds: all } })
    expect(watched.map(({ name, users, last }) => [name, users.length, last?.call])).toEqual([
      [first, 0, undefined],
      [second, 1, 'login'],
      [third, 0, undefined],
    ])
    expect(watched[1]).toMatchObject({
      users: [{ userName: 'wangjing' }],
      last: { user: 'wangjing', status: 'S' },
    })
  })

  test('returns to the scenario that it started with, or to the plain company', async () => {
    expect(await control.resetWorlds({ body: { worlds: [all] } })).toEqual(fine)
    const [started] = await control.watchWorlds({ query: { worlds: first } })
    expect(started).toMatchObject({ frozen: false, scenarios: ['questionnaire'] })
    await control.resetWorlds({ body: { worlds: [first], to: 'company' } })
    const [plain] = await control.watchWorlds({ query: { worlds: first } })
    expect(plain).toMatchObject({ scenarios: [] })
    expect(await orders(first)).toBe(400)
  })

  test.each([
    [['nosuch-*'], 'No world fits nosuch-*; there are'],
    [[`${prefix}1`], `There is no world ${prefix}1; did you mean ${first}?`],
  ])('%j is refused', async (worlds, message) => {
    await expect(control.resetWorlds({ body: { worlds } })).rejects.toThrow(message)
  })

  test('is removed', async () => {
    expect(await control.removeWorlds({ body: { worlds: [second, third] } })).toEqual(fine.slice(1))
    expect(await portal.store.hasWorld(second)).toBe(false)
  })
})
