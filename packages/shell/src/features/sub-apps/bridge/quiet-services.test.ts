import { describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { quietServices } from './quiet-services.ts'

function setUp() {
  const { services } = fakeServices()
  const giveUp = vi.fn()
  return { services, giveUp, quiet: quietServices(services, giveUp) }
}
const orders = { app: 'oms', path: '/orders' } as const

describe('a page that nobody has opened yet', () => {
  it('changes nothing, and what it told last about its tab counts once it is shown', () => {
    const { services, quiet, giveUp } = setUp()
    quiet.services.setTabTitle('t', 'first')
    quiet.services.setTabTitle('t', 'last')
    quiet.services.setDirty('t', true)
    quiet.services.routeChanged('t', '/orders/7')
    quiet.services.notify({ kind: 'info', text: 'hello' })
    const told = [services.setTabTitle, services.setDirty, services.routeChanged, services.notify]
    expect(told.flatMap(({ mock }) => mock.calls)).toEqual([])

    quiet.shown()
    quiet.shown()
    expect(told.map(({ mock }) => mock.calls)).toEqual([
      [['t', 'last']],
      [['t', true]],
      [['t', '/orders/7']],
      [[{ kind: 'info', text: 'hello' }]],
    ])
    expect(giveUp).not.toHaveBeenCalled()
    quiet.services.setTabTitle('t', 'now')
    expect(services.setTabTitle).toHaveBeenLastCalledWith('t', 'now')
  })

  it.each([
    ['opens a tab', ({ openTab }) => openTab({ ...orders, title: 'x' }), 'refused-permission'],
    ['goes elsewhere', ({ navigate }) => navigate('t', orders), 'refused-permission'],
    ['closes its tab', ({ closeTab }) => closeTab('t'), undefined],
    [
      'fails',
      ({ onFailure }) =>
        onFailure({ ...orders, tabId: 't', reason: 'broken', error: 0, entry: '/', attempt: 1 }),
      undefined,
    ],
  ] as const satisfies readonly (readonly [
    string,
    (services: ReturnType<typeof setUp>['quiet']['services']) => unknown,
    unknown,
  ])[])('and %s is given up without a word', async (_deed, act, answer) => {
    const { services, quiet, giveUp } = setUp()
    expect(await act(quiet.services)).toBe(answer)
    expect(giveUp).toHaveBeenCalledOnce()
    const { openTab, navigate, closeTab, onFailure } = services
    for (const service of [openTab, navigate, closeTab, onFailure]) expect(service).not.toHaveBeenCalled()
  })

  it('may do all of it once it is shown', async () => {
    const { services, quiet, giveUp } = setUp()
    quiet.shown()
    await quiet.services.openTab({ ...orders, title: 'x' })
    quiet.services.navigate('t', orders)
    quiet.services.closeTab('t')
    for (const service of [services.openTab, services.navigate, services.closeTab])
      expect(service).toHaveBeenCalledOnce()
    expect(giveUp).not.toHaveBeenCalled()
  })
})
