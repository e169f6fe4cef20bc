import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ThemeConfig, theme } from 'antd'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { styleCalls } from './style-calls.ts'
import { drawSheets, styleSheet } from './style-sheets.ts'

globalThis.makesStyles = true

/** Every name under which antd keeps styles. */
const names = readdirSync(antdFolder(), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('.js') && /gen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(/.test(textOf(file)),
  )
  .flatMap((file) => styleCalls(parseAst(textOf(file)), textOf(file)).map(({ name }) => name))

function antdFolder() {
  return resolve(import.meta.dirname, '../../node_modules/antd/es')
}
function textOf(file: string) {
  return readFileSync(resolve(antdFolder(), file), 'utf8')
}

it.each([
  ['Button-Button', '.ant-btn'],
  ['Button-compact', '.ant-btn-compact-item'],
  ['Modal-confirm', '.ant-modal-confirm'],
  ['Form-item-item', '.ant-form-item'],
  ['Notification-Notification', '.ant-notification'],
])('the styles %s are about %s, in the colours of the page’s theme', (name, selector) => {
  const styles = styleSheet(name)
  expect(styles).toContain(selector)
  expect(styles).not.toMatch(/#[0-9a-f]{6}\b/i)
})

it('has none for what antd doesn’t draw by itself', () => {
  expect(styleSheet('Nothing-Nothing')).toBeUndefined()
})

describe('styles that were drawn with the build are those of', () => {
  const { defaultAlgorithm, darkAlgorithm, compactAlgorithm } = theme
  // After the default one: antd's theme cache drops entries that start with an algorithm once that is used alone.
  const after = (algorithm: typeof darkAlgorithm) => [defaultAlgorithm, algorithm]
  it.each<[string, ThemeConfig]>([
    ['the dark scheme', { algorithm: after(darkAlgorithm) }],
    [
      'a theme colour of one’s own',
      { token: { colorPrimary: '#c41d7f', colorLink: '#111111', colorError: '#222222' } },
    ],
    [
      'other sizes and corners',
      { algorithm: after(compactAlgorithm), token: { borderRadius: 8, controlHeight: 48 } },
    ],
    ['reduced motion', { token: { motion: false } }],
    [
      'components with tokens of their own',
      {
        components: {
          Button: { colorPrimary: '#333333', colorLink: '#444444' },
          Menu: { itemBg: 'transparent', itemSelectedBg: '#555555' },
          Notification: { zIndexPopup: 900 },
        },
      },
    ],
  ])('%s', (_theme, config) => {
    const sheetOf = drawSheets(config)
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name) => sheetOf(name) !== styleSheet(name))).toEqual([])
  })
})
