/** What antd keeps of a style: its text, its animations by name, whether only browsers need it, its place among the others. */
export type PrerenderedStyle = readonly [
  css: string,
  effects: Readonly<Record<string, string>>,
  clientOnly: boolean,
  order: number,
]

/** By `name` of what `styleOf` reads, under the prefix they were rendered with. */
export type PrerenderedStyles = Readonly<Record<string, PrerenderedStyle>>

/** Placeholder for the prefix of the sub-app's class names. */
export const prerenderedPrefix = 'drawn'
/** Of the names of antd's variables, which style sheets take their values from: `--ant-color-border`. */
export const variablePrefix = 'ant'
/** Placeholder for the class that antd gives to all elements of one version. */
export const prerenderedHash = 'css-0'

/**
 * Parses a key of antd's cache, like `style%css-1ab%Form-item-item%oms-form-item%oms-icon`; undefined for anything but
 * a style.
 */
export function styleOf(key: string) {
  const [kind, hash = '', owner = '', ...prefixes] = key.split('%')
  if (kind !== 'style') return undefined
  const component = owner.startsWith('ant-') ? owner : owner.replace(/-.*/, '')
  return { hash, component, name: [owner, ...prefixes].join('%') }
}
