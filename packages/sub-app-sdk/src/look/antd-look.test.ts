import { afterEach, expect, it, vi } from 'vitest'
import { antdLook } from './antd-look.ts'
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
