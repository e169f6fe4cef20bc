import type { PortalSize } from '@portal/sub-app-sdk/bridge'
import { type HexColor, isHexColor } from '@portal/sub-app-sdk/look/contrast'
import { defaultThemeColor } from '@portal/sub-app-sdk/look/portal-colors'
import { defaultSidebarWidth, isSidebarWidth } from './sidebar-width.ts'

/** `system`: follows the operating system. */
export const schemes = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemes)[number]

export const sizes = ['small', 'medium', 'large'] as const satisfies readonly PortalSize[]

/** What is switched on or off, and is by default; a feature offers it in the drawer (`settings` of its declaration). */
const flags = {
  /** The tab bar is shown. */
  tabBar: true,
  /** Top bar and tab bar stay in place while the page scrolls. */
  fixedHeader: true,
  /** The company's logo is on top of the sidebar instead of in the top bar. */
  sidebarLogo: false,
  /** The menu search finds Chinese names by their pinyin. */
  supportPinyinSearch: true,
}
export type FlagName = keyof typeof flags

/** The settings of the drawer (specification §2, §3). */
export interface Settings extends Readonly<typeof flags> {
  readonly scheme: SchemeChoice
  readonly themeColor: HexColor
  readonly size: PortalSize
  /** Of the opened sidebar, in px. */
  readonly sidebarWidth: number
}

/** Colour, size and the sidebar's width are those of specification §9; the others are assumed. */
export const defaultSettings: Settings = {
  scheme: 'system',
  themeColor: defaultThemeColor,
  size: 'medium',
  ...flags,
  sidebarWidth: defaultSidebarWidth,
}

const isOneOf =
  (choices: readonly unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value)

const checks: Readonly<Record<Exclude<keyof Settings, FlagName>, (value: unknown) => boolean>> = {
  scheme: isOneOf(schemes),
  themeColor: isHexColor,
  size: isOneOf(sizes),
  sidebarWidth: isSidebarWidth,
}

/** Parses stored settings, possibly of another version: invalid values are replaced by defaults. */
export function settingsFrom(
  stored: Readonly<Record<string, unknown>>,
  defaults = defaultSettings,
): Settings {
  const usable = [
    ...Object.keys(flags).filter((name) => typeof stored[name] === 'boolean'),
    ...Object.entries(checks).flatMap(([name, accepts]) => (accepts(stored[name]) ? name : [])),
  ].map((name) => [name, stored[name]])
  return { ...defaults, ...Object.fromEntries(usable) }
}
