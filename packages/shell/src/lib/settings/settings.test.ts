import { anything, assert, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorPresets, presetNames } from './presets.ts'
import { defaultSettings, settingsFrom } from './settings.ts'

describe('the settings that were stored [S-3.12]', () => {
  it.each([
    ['nothing', {}, {}],
    ['a scheme', { scheme: 'dark' }, { scheme: 'dark' }],
    ['a scheme that does not exist', { scheme: 'sepia', tabBar: false }, { tabBar: false }],
    ['a colour', { themeColor: '#722ed1' }, { themeColor: '#722ed1' }],
    ['a colour that is none', { themeColor: 'url(//evil.example)' }, {}],
    ['a size', { size: 'large' }, { size: 'large' }],
    ['flags that are none', { fixedHeader: 0, sidebarLogo: 'yes' }, {}],
    ['something unknown', { tagsView: false }, {}],
  ])('with %s', (_case, stored, changed) => {
    expect(settingsFrom(stored)).toEqual({ ...defaultSettings, ...changed })
  })

  it('keep every field of specification §3 [S-3.12]', () => {
    const stored = {
      themeColor: '#722ed1',
      tabBar: false,
      fixedHeader: false,
      sidebarLogo: true,
      supportPinyinSearch: false,
    }
    expect(settingsFrom(stored)).toMatchObject(stored)
  })

  it('make settings that can be used, whatever they are [S-3.12]', () => {
    const names = Object.keys(defaultSettings)
    const stored = record(Object.fromEntries(names.map((name) => [name, anything()])), { requiredKeys: [] })
    assert(
      property(stored, (found) => {
        const settings = settingsFrom(found)
        expect(settingsFrom({ ...settings })).toEqual(settings)
        expect(Object.keys(settings)).toEqual(names)
      }),
    )
  })
})

it('there are 8 colours to choose from, the default first (specification §9) [S-3.15] [S-9.6] [S-9.7]', () => {
  expect(new Set(Object.values(colorPresets)).size).toBe(8)
  expect(presetNames[0]).toBe('blue')
  expect(colorPresets.blue).toBe('#1890ff')
  expect(defaultSettings).toMatchObject({ themeColor: '#1890ff', size: 'medium' })
})
