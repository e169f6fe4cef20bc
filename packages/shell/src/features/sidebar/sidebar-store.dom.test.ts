import { beforeEach, describe, expect, it } from 'vitest'
import { afterNavigation, afterResize, deviceOf, useSidebar } from './sidebar-store.ts'

beforeEach(() => {
  window.localStorage.clear()
  useSidebar.getState().resized(390)
})

const opened = () => useSidebar.getState().opened

it('remembers the choice made on a desktop [S-3.14] [S-4.21]', () => {
  const { resized, toggled } = useSidebar.getState()
  resized(1440)
  expect(opened()).toBe(true)
  toggled()
  expect(opened()).toBe(false)
  resized(390)
  resized(1440)
  expect(opened()).toBe(false)
})

it('forgets the drawer, which closes by itself', () => {
  const { resized, toggled, navigated } = useSidebar.getState()
  navigated('first')
  toggled()
  navigated('first')
  expect(opened()).toBe(true)
  navigated('next')
  expect(opened()).toBe(false)
  resized(1440)
  expect(opened()).toBe(true)
})

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
