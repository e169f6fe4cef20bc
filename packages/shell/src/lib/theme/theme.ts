import { antdLook, antdPrimary } from '@portal/sub-app-sdk/look/antd-look'
import { theme as antdTheme, type ThemeConfig } from 'antd'
import type { useTheme } from './theme-now.ts'

/** antd's tokens, from the tones that the variables of the hand-written styles come from. */
export function portalTheme({ theme, colors }: ReturnType<typeof useTheme>): ThemeConfig {
  const { token, components } = antdLook(colors)
  return {
    // A built portal brings antd's styles as files (bundling/antd-styles); while developing, antd computes them in the page.
    zeroRuntime: import.meta.env.PROD,
    hashed: false,
    algorithm: [theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, antdPrimary(colors)],
    token: { ...token, colorPrimary: colors.primary, fontFamily: 'var(--font-body)' },
    components: {
      ...components,
      // Below every dialog and drawer: a notice waits, a question doesn't.
      Notification: { zIndexPopup: 900 },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedColor: colors.primaryText,
        subMenuItemSelectedColor: colors.primaryText,
        itemSelectedBg: colors.primarySoft,
        horizontalItemSelectedColor: colors.primaryText,
      },
      // Apart from what is wrong with the field above, however many lines that takes.
      Form: { verticalLabelPadding: '8px 0' },
      Tabs: { itemSelectedColor: colors.primaryText, itemHoverColor: colors.primaryText },
    },
  }
}
