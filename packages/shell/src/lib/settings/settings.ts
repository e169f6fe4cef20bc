import type { PortalSize } from '@portal/sub-app-sdk/bridge'
import { type HexColor, isHexColor } from '@portal/sub-app-sdk/look/contrast'
import { defaultThemeColor } from '@portal/sub-app-sdk/look/portal-colors'
import { defaultSidebarWidth, isSidebarWidth } from './sidebar-width.ts'

/** `system`: follows the operating system. */
export const schemes = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemes)[number]

export const sizes = ['small', 'medium', 'large'] as const satisfies readonly PortalSize[]

/** The settings of the drawer (specification §2, §3). */
export interface Settings {
  readonly scheme: SchemeChoice
  readonly themeColor: HexColor
  readonly size: PortalSize
  /** Whether the tab bar is shown. */
  readonly tabBar: boolean
  /** Whether top bar and tab bar stay in place while the page scrolls. */
  readonly fixedHeader: boolean
  /** Whether the company's logo is on top of the sidebar instead of in the top bar. */
  readonly sidebarLogo: boolean
  /** Whether the menu search finds Chinese names by their pinyin. */
  readonly supportPinyinSearch: boolean
  /** Of the opened sidebar, in px. */
  readonly sidebarWidth: number
}

/** Colour, size and the sidebar's width are those of specification §9; the others are assumed. */
export const defaultSettings: Settings = {
  scheme: 'system',
  themeColor: defaultThemeColor,
  size: 'medium',
  tabBar: true,
  fixedHeader: true,
  sidebarLogo: false,
  supportPinyinSearch: true,
  sidebarWidth: defaultSidebarWidth,
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isOneOf =
  (choices: readonly unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value)

const checks: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  scheme: isOneOf(schemes),
  themeColor: isHexColor,
  size: isOneOf(sizes),
  tabBar: isFlag,
  fixedHeader: isFlag,
  sidebarLogo: isFlag,
  supportPinyinSearch: isFlag,
  sidebarWidth: isSidebarWidth,
}

/** Parses stored settings, possibly of another version: invalid values are replaced by defaults. */
export function settingsFrom(
  stored: Readonly<Record<string, unknown>>,
  defaults = defaultSettings,
): Settings {
  const usable = Object.entries(checks).flatMap(([name, accepts]) =>
    accepts(stored[name]) ? [[name, stored[name]]] : [],
  )
  return { ...defaults, ...Object.fromEntries(usable) }
}
