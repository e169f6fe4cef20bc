import type { PortalTheme } from '@portal/sub-app-sdk/bridge'
import type { HexColor } from '@portal/sub-app-sdk/look/contrast'
import { accentTones, portalColors } from '@portal/sub-app-sdk/look/portal-colors'
import { colorVariables, kebab } from '@portal/sub-app-sdk/look/root-colors'
import type { Settings } from '../settings/settings.ts'
import type { Look } from './look.ts'

/**
 * The variables of every colour, for the styles of the page. Those derived from the theme colour refer to the page's
 * tones (`--light-primary-fill`), so that the style sheet decides between light and dark.
 */
export function colorStyles(themeColor: HexColor): string {
  const variablesIn = (theme: PortalTheme) => colorVariables(portalColors(themeColor, theme), theme)
  const accent = Object.keys(accentTones(themeColor)).map((name) => `--color-${kebab(name)}`)
  const darkColors = new Map(variablesIn('dark'))
  const variables = variablesIn('light').map(([name, light]) => {
    const dark = darkColors.get(name)
    const tone = name.replace('--color-', '')
    const values = accent.includes(name)
      ? `var(--light-${tone}, ${light}), var(--dark-${tone}, ${dark})`
      : `${light}, ${dark}`
    return `${name}: light-dark(${values});`
  })
  return `:root { ${variables.join(' ')} }`
}

/** How the page looks with these settings. */
export const lookOf = ({ scheme, themeColor }: Pick<Settings, 'scheme' | 'themeColor'>): Look => ({
  scheme,
  tones: Object.fromEntries(
    Object.entries(accentTones(themeColor)).flatMap(([name, [light, dark]]) => [
      [`light-${kebab(name)}`, light],
      [`dark-${kebab(name)}`, dark],
    ]),
  ),
})
