import { afterEach, describe, expect, it, vi } from 'vitest'
import { antdLook } from './antd-look.ts'
import { contrast } from './contrast.ts'
import { portalColors } from './portal-colors.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['who wants less motion gets none', true, false],
  ['anybody else sees things come and go', false, true],
])('%s', (_case, matches, motion) => {
  const asked = vi.fn(() => ({ matches }))
  vi.stubGlobal('matchMedia', asked)
  expect(antdLook(portalColors('#1890ff', 'light')).token.motion).toBe(motion)
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
})

describe.each(['light', 'dark'] as const)('in the %s scheme', (theme) => {
  it.each(['Radio', 'Checkbox'] as const)('a %s that is not ticked can be seen', (name) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const colors = portalColors('#1890ff', theme)
    const { colorBorder } = antdLook(colors).components[name]
    expect(contrast(colorBorder, colors.surface)).toBeGreaterThanOrEqual(3)
    expect(contrast(colorBorder, colors.surfaceRaised)).toBeGreaterThanOrEqual(3)
  })

  it.each(['defaultHoverColor', 'defaultActiveColor'] as const)(
    'an outlined button can be read: %s',
    (name) => {
      vi.stubGlobal('matchMedia', () => ({ matches: false }))
      const colors = portalColors('#1890ff', theme)
      const color = antdLook(colors).components.Button[name]
      expect(contrast(color, colors.surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(color, colors.surfaceRaised)).toBeGreaterThanOrEqual(4.5)
    },
  )
})
