import type { PortalColors } from '../bridge.ts'

/**
 * The portal's colours as antd's theme takes them, for the portal itself and for sub-apps built with antd:
 * `theme={{ ...antdLook(colors), algorithm: [darkAlgorithm, antdPrimary(colors)] }}` of its ConfigProvider.
 */
export function antdLook(colors: PortalColors) {
  /** Parts that are filled with the theme colour, with white in them. */
  const filled = {
    colorPrimary: colors.primaryFill,
    colorPrimaryHover: colors.primaryFillHover,
    colorPrimaryActive: colors.primaryFillHover,
    colorPrimaryBorder: colors.primaryFill,
  }
  /** WCAG 2.2, 1.4.11: their outline is all that shows of the ones that are not ticked. */
  const ticked = { ...filled, colorBorder: colors.borderStrong }
  const { primaryText, primarySoft, textSoft } = colors
  return {
    token: {
      colorLink: primaryText,
      colorLinkHover: primaryText,
      colorLinkActive: primaryText,
      colorPrimaryBg: primarySoft,
      colorPrimaryBgHover: primarySoft,
      colorPrimaryText: primaryText,
      colorPrimaryTextHover: primaryText,
      colorPrimaryTextActive: primaryText,
      colorError: colors.error,
      colorBgLayout: colors.page,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.surfaceRaised,
      colorBorderSecondary: colors.border,
      colorText: colors.text,
      colorTextSecondary: textSoft,
      colorTextTertiary: textSoft,
      colorTextDescription: textSoft,
      colorTextPlaceholder: textSoft,
      borderRadius: 8,
      // WCAG 2.2, 2.3.3: no sliding or zooming with reduced motion.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Button: {
        ...filled,
        // Outlined ones under the pointer are written in it, not filled with it.
        defaultHoverColor: primaryText,
        defaultHoverBorderColor: primaryText,
        defaultActiveColor: primaryText,
        defaultActiveBorderColor: primaryText,
        colorLink: primaryText,
        colorLinkHover: primaryText,
        colorLinkActive: primaryText,
      },
      // With the corners of buttons, a small box would look like a radio button.
      Checkbox: { ...ticked, borderRadiusSM: 4 },
      DatePicker: filled,
      Radio: ticked,
      Switch: filled,
      Tag: {
        colorSuccess: colors.success,
        colorSuccessBg: colors.successSoft,
        colorWarning: colors.warning,
        colorWarningBg: colors.warningSoft,
        colorErrorBg: colors.errorSoft,
        colorInfo: primaryText,
        colorInfoBg: primarySoft,
      },
    },
  }
}

/** The last of antd's algorithms: makes text and outlines in the theme colour readable on every surface. */
export const antdPrimary =
  ({ primaryText }: PortalColors) =>
  <Seed, Map extends object>(_seed: Seed, map?: Map): Map => ({
    ...(map as Map), // an algorithm runs before this one
    colorPrimary: primaryText,
    colorPrimaryHover: primaryText,
    colorPrimaryActive: primaryText,
    colorPrimaryBorder: primaryText,
    colorPrimaryBorderHover: primaryText,
  })
