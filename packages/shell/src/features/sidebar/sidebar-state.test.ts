import { describe, expect, it } from 'vitest'
import { afterNavigation, afterResize, deviceOf } from './sidebar-state.ts'

const desktop = (opened: boolean) => ({ device: 'desktop', opened }) as const
const mobile = (opened: boolean) => ({ device: 'mobile', opened }) as const

describe('the sidebar', () => {
  it.each([
    [390, 'mobile'],
    [991, 'mobile'],
    [992, 'desktop'],
    [1440, 'desktop'],
  ])('takes a screen of %i px for %s [S-3.14] [S-4.22] [S-9.8]', (width, device) => {
    expect(deviceOf(width)).toBe(device)
  })

  it.each([
    ['going mobile closes it', desktop(true), 'mobile', true, mobile(false)],
    ['coming back opens it as remembered', mobile(false), 'desktop', true, desktop(true)],
    ['coming back leaves it closed as remembered', mobile(true), 'desktop', false, desktop(false)],
    ['staying on the device changes nothing', mobile(true), 'mobile', false, mobile(true)],
  ] as const)('%s [S-4.23]', (_rule, before, device, remembered, after) => {
    expect(afterResize(before, device, remembered)).toEqual(after)
  })

  it.each([
    ['closes on mobile', mobile(true), mobile(false)],
    ['stays as it is on desktop', desktop(true), desktop(true)],
  ])('%s when the route changes [S-4.24]', (_rule, before, after) => {
    expect(afterNavigation(before)).toEqual(after)
  })
})
