import { portalAttribute } from '../../../lib/root-attributes.ts'

/** The attribute of the root that makes the portal's colours light or dark. */
const colorScheme = 'style:color-scheme'

/**
 * What the portal itself sets on the root, null where nothing: a page's value then applies to its container only.
 * Undefined for all other attributes.
 */
export function portalValue(element: HTMLElement, key: string): string | null | undefined {
  if (element !== document.documentElement) return undefined
  return key === colorScheme ? null : portalAttribute(key)
}

/** Whether it is a root variable that the portal itself sets (`lib/theme/look.ts`). */
export const isOfLook = (key: string): boolean => /^style:--(?:light|dark|corner-room)/.test(key)

/** Whether what a page sets on the root is mirrored on its container. */
export const isOfContainer = (key: string): boolean =>
  key === colorScheme || /^(?:class:|style:--|data-|lang$|dir$|arco-theme$|theme-mode$)/.test(key)

/** The parts of an attribute's value, each of which may have a different owner. */
export function partsOf(name: string, value: string | null): Map<string, string> {
  if (value === null) return new Map()
  if (name === 'class')
    return new Map(value.split(/\s+/).flatMap((token) => (token ? [[`class:${token}`, token]] : [])))
  if (name !== 'style') return new Map([[name, value]])
  const { style } = document.createElement('div')
  style.cssText = value
  return new Map(
    Array.from({ length: style.length }, (_, index) => {
      const property = style.item(index)
      const priority = style.getPropertyPriority(property)
      return [`style:${property}`, style.getPropertyValue(property) + (priority && ` !${priority}`)]
    }),
  )
}

export function setPart(element: HTMLElement, key: string, own: string | null): void {
  const ofPortal = portalValue(element, key)
  const value = ofPortal === undefined ? own : ofPortal
  const [kind, ...rest] = key.split(':')
  const name = rest.join(':')
  if (kind === 'class') element.classList.toggle(name, value !== null)
  else if (kind === 'style')
    element.style.setProperty(
      name,
      (value ?? '').replace(/ !important$/, ''),
      / !important$/.test(value ?? '') ? 'important' : '',
    )
  else if (value === null) element.removeAttribute(key)
  else element.setAttribute(key, value)
}

export const partOf = (element: HTMLElement, key: string): string | null => {
  const name = key.replace(/:.*$/s, '')
  return partsOf(name, element.getAttribute(name)).get(key) ?? null
}
