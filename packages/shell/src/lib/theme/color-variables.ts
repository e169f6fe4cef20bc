import type { HexColor } from '@portal/sub-app-sdk/look/contrast'
import { accentTones, portalTones } from '@portal/sub-app-sdk/look/portal-colors'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import type { Settings } from '../settings/settings.ts'
import type { Look } from './look.ts'

/** `primaryFill` as the styles name it: `--color-primary-fill` without its first part. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The colours of states, which no theme colour changes: `--state-waiting`, `--state-waiting-soft`, `--state-waiting-solid`. */
const stateStyles = () =>
  Object.entries(toneColors.light).map(([tone, { text, fill, solid }]) => {
    const dark = toneColors.dark[tone as keyof typeof toneColors.dark] // both schemes have the same tones
    return [
      `--state-${tone}: light-dark(${text}, ${dark.text});`,
      `--state-${tone}-soft: light-dark(${fill}, ${dark.fill});`,
      `--state-${tone}-solid: light-dark(${solid}, ${dark.solid});`,
    ].join(' ')
  })

/**
 * The variables of every colour, for the styles of the page. Those derived from the theme colour refer to the page's
 * tones (`--light-primary-fill`), so that the style sheet decides between light and dark.
 */
export function colorStyles(themeColor: HexColor): string {
  const accent = Object.keys(accentTones(themeColor))
  const variables = Object.entries(portalTones(themeColor)).map(([name, [light, dark]]) => {
    const values = accent.includes(name)
      ? [`var(--light-${kebab(name)}, ${light})`, `var(--dark-${kebab(name)}, ${dark})`]
      : [light, dark]
    return `--color-${kebab(name)}: light-dark(${values.join(', ')});`
  })
  return `:root { ${[...variables, ...stateStyles()].join(' ')} }`
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
