import { describe, expect, it, vi } from 'vitest'
import { fakeBridge } from './fake-bridge.ts'

describe('the portal in memory', () => {
  it('ends one subscription, however often it is ended', () => {
    const bridge = fakeBridge()
    const [ended, other] = [vi.fn(), vi.fn()]
    const end = bridge.on('languageChanged', ended)
    bridge.on('languageChanged', other)
    end()
    end()
    bridge.emit('languageChanged', 'zh')
    expect([ended.mock.calls, other.mock.calls, bridge.listenerCount()]).toEqual([[], [['zh']], 1])
  })

  it('keeps the values of an event', () => {
    const bridge = fakeBridge()
    bridge.emit('languageChanged', 'ja')
    bridge.emit('themeChanged', 'dark', { size: 'large' })
    bridge.emit('positionChanged', undefined)
    expect(bridge.snapshot()).toMatchObject({ language: 'ja', theme: 'dark', size: 'large' })
  })

  it('notifies a new listener at once whether the page is visible', () => {
    const bridge = fakeBridge()
    const [early, late] = [vi.fn(), vi.fn()]
    bridge.on('tabActive', early)
    bridge.emit('tabActive', false)
    bridge.on('tabActive', late)
    expect([early.mock.calls, late.mock.calls]).toEqual([[[true], [false]], [[false]]])
  })

  it('asks the page to go where it wants to be led', async () => {
    const bridge = fakeBridge()
    const asked = vi.fn()
    bridge.on('routeRequested', asked)
    expect(await bridge.navigate('/orders/7')).toBe('opened')
    expect(asked.mock.calls).toEqual([['/orders/7']])
  })
})
