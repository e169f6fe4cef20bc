import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { followGlobalState, type GlobalState, globalStateOf, oldStyleProps } from './legacy-props.ts'

/** The hosting library's shared state, as far as it matters. */
function sharedState() {
  let state: Record<string, unknown> = { shared: {} }
  const listeners: ((state: Record<string, unknown>) => void)[] = []
  const setGlobalState = (change: Record<string, unknown>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener({ ...state })
    return true
  }
  return {
    actions: {
      setGlobalState,
      onGlobalStateChange: (heard: (typeof listeners)[number]) => void listeners.push(heard),
    },
    now: () => state,
  }
}

function setUp() {
  const { services, change } = fakeServices()
  const state = sharedState()
  const follow = followGlobalState(state.actions)
  follow(globalStateOf(services))
  return { ...state, services, change, follow }
}

describe('the state for sub-apps that know no bridge', () => {
  it('has the session, and each sub-app below its name; the position for OMS alone', () => {
    const { now, change } = setUp()
    change('positionChanged', {
      position: { positionName: 'South', organzationCode: 'P1', positionCode: 'P1' },
    })
    expect(now()).toMatchObject({
      certificate: 'certificate-of-wangjing',
      language: 'en',
      apps: { oms: { position: { organzationCode: 'P1' } } },
    })
    expect(now()).not.toHaveProperty('apps.ltc.position')
  })

  it('has the session also where no system opens a sub-app of the specification', () => {
    const { services } = fakeServices()
    const state = globalStateOf({ ...services, subApps: () => ['fleet'] }).now()
    expect(state).toMatchObject({ certificate: 'certificate-of-wangjing', language: 'en' })
    expect(Object.keys(Object(state.apps))).toEqual(['fleet'])
  })

  it('follows the session until it ends, and then has nothing of it', () => {
    const { now, change } = setUp()
    change('languageChanged', { language: 'ja' })
    expect(now()).toMatchObject({ language: 'ja' })
    change('signingOut', {})
    expect(now()).toMatchObject({ user: undefined, certificate: '', apps: {} })
  })

  it("is put right when a sub-app writes over what is the portal's, and lets them share the rest", async () => {
    const { now, actions } = setUp()
    actions.setGlobalState({ language: 'xx', shared: { cart: 3 } })
    await vi.waitFor(() => expect(now()).toMatchObject({ language: 'en', shared: { cart: 3 } }))
  })

  it.each([
    ['once', 1, 'ja'],
    ['always, which is left as it is', Number.POSITIVE_INFINITY, 'xx'],
  ])(
    'is also corrected when a sub-app writes while it is being notified: %s',
    async (_how, times, language) => {
      const { now, actions, change } = setUp()
      let written = 0
      actions.onGlobalStateChange((state) => {
        if (state.language !== 'ja' || written === times) return
        written += 1
        actions.setGlobalState({ language: 'xx' })
      })
      change('languageChanged', { language: 'ja' })
      await Promise.resolve()
      expect(now()).toMatchObject({ language })
    },
  )

  it('is passed on although a listener throws, which is reported', () => {
    const { actions, change } = setUp()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    onTestFinished(() => void vi.unstubAllGlobals())
    const error = new Error('no user')
    actions.onGlobalStateChange(({ user }) => {
      if (!user) throw error
    })
    expect(() => change('signingOut', {})).not.toThrow()
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('follows the next session in place of the one before', () => {
    const { now, follow, change } = setUp()
    const next: GlobalState = { now: () => ({ language: 'es' }), subscribe: () => () => {} }
    follow(next)
    change('languageChanged', { language: 'ja' })
    expect(now()).toMatchObject({ language: 'es' })
  })
})

it('the properties of such a sub-app have the session as it is at the start', () => {
  const bridge = fakeBridge({ initialPath: '/orders' }, { language: 'zh' })
  expect(oldStyleProps(bridge, '/child/oms')).toMatchObject({
    initialPath: '/orders',
    language: 'zh',
    tabId: 'tab-1',
    base: '/child/oms',
    routerBase: '/child/oms',
  })
})
