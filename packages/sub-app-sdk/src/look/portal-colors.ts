import type { PortalColors, PortalTheme } from '../bridge.ts'
import { accentTones } from './accent-tones.ts'
import type { HexColor } from './contrast.ts'
import { neutralTones, type Tone } from './neutral-tones.ts'

/** Default theme colour (specification §9). */
export const defaultThemeColor: HexColor = '#1890ff'

export type Tones = Readonly<Record<keyof PortalColors, Tone>>

/** Every colour of the portal in both schemes. */
export const portalTones = (themeColor: HexColor): Tones => ({ ...accentTones(themeColor), ...neutralTones })

/** Every colour of the portal in one scheme. */
export function portalColors(themeColor: HexColor, theme: PortalTheme): PortalColors {
  const tones = Object.entries(portalTones(themeColor))
  const colors = tones.map(([name, [light, dark]]) => [name, theme === 'dark' ? dark : light])
  return Object.fromEntries(colors) as PortalColors // each of its names has a tone
}
