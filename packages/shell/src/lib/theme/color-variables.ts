import type { HexColor } from '@portal/sub-app-sdk/look/contrast'
import { accentTones, portalTones } from '@portal/sub-app-sdk/look/portal-colors'
import type { Settings } from '../settings/settings.ts'
import type { Look } from './look.ts'

/** `primaryFill` as the styles name it: `--color-primary-fill` without its first part. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The variables of every colour, for the styles of the page. Those that come from the theme colour take what the page
 * was given for it (`--light-primary-fill`), so that light and dark stay the style sheet's affair.
 */
export function colorStyles(themeColor: HexColor): string {
  const accent = Object.keys(accentTones(themeColor))
  const variables = Object.entries(portalTones(themeColor)).map(([name, [light, dark]]) => {
    const values = accent.includes(name)
      ? [`var(--light-${kebab(name)}, ${light})`, `var(--dark-${kebab(name)}, ${dark})`]
      : [light, dark]
    return `--color-${kebab(name)}: light-dark(${values.join(', ')});`
  })
  return `:root { ${variables.join(' ')} }`
}

/** What the settings make of the page. */
export const lookOf = ({ scheme, themeColor }: Pick<Settings, 'scheme' | 'themeColor'>): Look => ({
  scheme,
  tones: Object.fromEntries(
    Object.entries(accentTones(themeColor)).flatMap(([name, [light, dark]]) => [
      [`light-${kebab(name)}`, light],
      [`dark-${kebab(name)}`, dark],
    ]),
  ),
})
