/** Attributes that tell styles and the browser the look and language of the whole page. */
export type PortalAttribute = 'lang' | 'data-theme' | 'data-size'

const names: readonly PortalAttribute[] = ['lang', 'data-theme', 'data-size']

/** The script before the first paint has set some. */
const values = new Map<string, string>(
  names.flatMap((name) => {
    const value = document.documentElement.getAttribute(name)
    return value === null ? [] : [[name, value]]
  }),
)

/** Sets an attribute of the root, and keeps its value in case a page of a sub-app sets another. */
export function setPortalAttribute(
  name: PortalAttribute,
  value: string,
  root = document.documentElement,
): void {
  values.set(name, value)
  root.setAttribute(name, value)
}

/** Undefined for all that the portal does not set. */
export const portalAttribute = (name: string): string | undefined => values.get(name)
