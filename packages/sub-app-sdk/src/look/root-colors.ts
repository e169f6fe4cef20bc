import type { PortalColors, PortalSnapshot, PortalTheme } from '../bridge.ts'
import { toneColors } from './tone-colors.ts'

/** `primaryFill` as style sheets name it. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The portal's colours as style sheets name them: `--color-primary-fill`, and of states, which no theme colour changes,
 * `--state-waiting`, `--state-waiting-soft`, `--state-waiting-solid`.
 */
export const colorVariables = (
  colors: PortalColors,
  theme: PortalTheme,
): readonly (readonly [name: string, color: string])[] => [
  ...Object.entries(colors).map(([name, color]) => [`--color-${kebab(name)}`, color] as const),
  ...Object.entries(toneColors[theme]).flatMap(([tone, { text, fill, solid }]) => [
    [`--state-${tone}`, text] as const,
    [`--state-${tone}-soft`, fill] as const,
    [`--state-${tone}-solid`, solid] as const,
  ]),
]

/** Gives a document of a page's own what the portal's has at its root: the colour scheme and the variables of colours. */
export function setRootColors({ colors, theme }: Pick<PortalSnapshot, 'colors' | 'theme'>): void {
  const { style } = document.documentElement
  style.colorScheme = theme
  for (const [name, color] of colorVariables(colors, theme)) style.setProperty(name, color)
}
