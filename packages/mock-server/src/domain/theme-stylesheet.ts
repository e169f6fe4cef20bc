/** Specification §9. */
const defaultColor = '#1890ff'

/** The stylesheet of a theme colour: hexadecimal, 3 or 6 digits, the hash may be missing. Names and tones are assumed. */
export function themeStylesheet(color = defaultColor): string {
  const primary = `#${color.replace('#', '').toLowerCase()}`
  const mixed = (percent: number, other: string) => `color-mix(in srgb, ${primary} ${percent}%, ${other})`
  const tones = {
    'theme-color': primary,
    'theme-color-hover': mixed(80, '#fff'),
    'theme-color-active': mixed(85, '#000'),
    'theme-color-border': mixed(40, '#fff'),
    'theme-color-soft': mixed(10, '#fff'),
  }
  const properties = Object.entries(tones).map(([name, value]) => `  --${name}: ${value};`)
  return [
    ':root {',
    ...properties,
    '  accent-color: var(--theme-color);',
    '}',
    '::selection {',
    '  background: var(--theme-color-border);',
    '}',
    '',
  ].join('\n')
}
