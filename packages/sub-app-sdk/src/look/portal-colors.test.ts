import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PortalColors } from '../bridge.ts'
import { contrast, type HexColor, isHexColor, mix } from './contrast.ts'
import { defaultThemeColor, portalColors } from './portal-colors.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1890ff', '#1890ff', 1],
  ] as const)('of %s and %s is %d to 1', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['#1890ff', true],
    ['#1890FF', true],
    ['#18f', false],
    ['red', false],
    ['#1890ff;color:red', false],
    [undefined, false],
  ])('%s is a colour: %s', (value, expected) => {
    expect(isHexColor(value)).toBe(expected)
  })
})

const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const anyColor = tuple(channel, channel, channel).map((parts): HexColor => `#${parts.join('')}`)
const themes = ['light', 'dark'] as const

/** Text colours and the backgrounds on which they must be readable. */
const readable: readonly (readonly [text: keyof PortalColors | 'white', ground: keyof PortalColors])[] = [
  ['white', 'primaryFill'],
  ['white', 'primaryFillHover'],
  ['primaryText', 'primarySoft'],
  ...(['text', 'textSoft', 'primaryText', 'error', 'success'] as const).flatMap((text) =>
    (['page', 'surface', 'surfaceRaised'] as const).map((ground) => [text, ground] as const),
  ),
  ['error', 'errorSoft'],
  ['success', 'successSoft'],
]

describe('whatever colour is chosen', () => {
  it.each(themes)('all text has a contrast of at least 4.5 to 1 in the %s scheme', (theme) => {
    assert(
      property(anyColor, constantFrom(...readable), (color, [text, ground]) => {
        const colors = portalColors(color, theme)
        const foreground = text === 'white' ? '#ffffff' : colors[text]
        expect(contrast(foreground, colors[ground])).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(themes)('what is filled with it can be seen on every surface in the %s scheme', (theme) => {
    assert(
      property(anyColor, constantFrom('surface', 'surfaceRaised'), (color, ground) => {
        const colors = portalColors(color, theme)
        expect(contrast(colors.primaryFill, colors[ground])).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('every colour is one', () => {
    assert(
      property(anyColor, constantFrom(...themes), (color, theme) => {
        expect(Object.values(portalColors(color, theme)).filter((one) => !isHexColor(one))).toEqual([])
      }),
    )
  })
})

it('a mix ranges from one colour to the other', () => {
  assert(
    property(array(anyColor, { minLength: 2, maxLength: 2 }), ([one = '#000000', other = '#000000']) => {
      expect(mix(one, other, 0)).toBe(one)
      expect(mix(one, other, 1)).toBe(other)
    }),
  )
})

it('the default colour keeps its character', () => {
  const { primary, primaryFill } = portalColors(defaultThemeColor, 'light')
  expect(primary).toBe('#1890ff')
  expect(contrast(primaryFill, '#1890ff')).toBeLessThan(1.8)
})
