import { theme as antdTheme, type ThemeConfig } from 'antd'
import type { ColorScheme } from './color-scheme.ts'

/** Default theme colour (specification §9). */
const primaryColor = '#1890ff'

/** Tones that text can be read on or in: a contrast of at least 4.5 to 1. */
const tones = {
  light: { fill: '#0b6bcb', text: '#0b6bcb', selected: '#e8f3ff', error: '#cf1322' },
  dark: { fill: '#1668c4', text: '#69b1ff', selected: '#112a45', error: '#ff7875' },
} as const

/** antd's tokens; the hand-written styles use the variables of styles/tokens.css, which hold the same values. */
export function portalTheme(scheme: ColorScheme): ThemeConfig {
  const { fill, text, selected, error } = tones[scheme]
  return {
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: primaryColor,
      colorLink: text,
      colorError: error,
      borderRadius: 8,
      fontFamily: 'var(--font-body)',
      ...(scheme === 'dark'
        ? {
            colorBgBase: '#14171c',
            colorBgContainer: '#14171c',
            colorBgElevated: '#1c2027',
            colorBorderSecondary: '#2c323b',
          }
        : { colorBgLayout: '#f5f7fa' }),
    },
    components: {
      Button: { colorPrimary: fill, algorithm: true },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedColor: text,
        subMenuItemSelectedColor: text,
        itemSelectedBg: selected,
        horizontalItemSelectedColor: text,
      },
      Tabs: { itemSelectedColor: text, itemHoverColor: text },
    },
  }
}
