import { fullAddress, withFullAddresses } from './fetch-file.ts'

/** Attributes of a page's root and body, for the element that replaces them. */
export interface RootState {
  /** Names and values of attributes. */
  readonly [name: string]: string
}

interface HostedPage {
  readonly html: string
  readonly root: RootState
}

const baseTag = /<base\b[^>]*?\shref\s*=\s*["']?([^"'\s>]+)/i

/** The base of a page's relative addresses. */
export function baseOf(html: string, entry: string): string {
  const page = new URL(entry, document.baseURI).href
  const [, base] = baseTag.exec(html) ?? []
  return base && URL.canParse(base, page) ? new URL(base, page).href : page
}

/** Whether there may be something to change: parsing takes longer than the rest for most pages. */
const suspicious =
  /<base\b|url\(|<(?!script\b|link\b)[a-z][^>]*?\s(?:src|srcset|href|xlink:href|poster|data|action|formaction|background)\s*=|<(?:html|body)\b[^>]*\s(?!lang\b|xmlns\b|on)[a-z][\w-]*\s*=/i

const addresses = new Set('src href xlink:href poster data action formaction background'.split(' '))

/** Placeholders that a page's own template fills in later, in common forms. */
const placeholder = /\{\{|\$\{|<%|\[\[/

const candidate = /([^\s,]\S*[^\s,]|[^\s,])((?:\s+[\d.]+[wxh])?\s*(?:,|$))/g

interface Addresses {
  readonly base: string
  /** Addresses of the portal that belong to the sub-app. */
  readonly ownPrefix: string
  /** qiankun resolves those of scripts and style sheets against the page's address. */
  readonly withFiles: boolean
}

function correctElement(element: Element, { base, ownPrefix, withFiles }: Addresses): void {
  const full = (address: string) => {
    const isOwnPage = address === ownPrefix || address.startsWith(`${ownPrefix}/`)
    if (address.trim() === '' || isOwnPage || placeholder.test(address)) return address
    return fullAddress(address, base) ?? address
  }
  const isFile = element.matches('script, link')
  for (const attribute of element.attributes) {
    const { name, value } = attribute
    if (addresses.has(name) && (!isFile || withFiles)) attribute.value = full(value)
    else if (name === 'srcset')
      attribute.value = value.replace(candidate, (_all, address: string, end: string) => full(address) + end)
    else if (name === 'style') attribute.value = withFullAddresses(value, base)
  }
  if (element instanceof HTMLStyleElement) element.textContent = withFullAddresses(element.textContent, base)
}

function correctAll(parent: ParentNode, options: Addresses): void {
  for (const element of parent.querySelectorAll('*')) {
    correctElement(element, options)
    if (element instanceof HTMLTemplateElement) correctAll(element.content, options)
  }
}

/** Whether rules for the root may ask for the attribute: themes have names of their own. Not what dialogs and handlers set. */
export const isOfRoot = (name: string): boolean =>
  !/^(?:class|style|id$|on|aria-|inert$|hidden$|data-(?:sub-app|qiankun|aria-hidden))/.test(name)

/** Classes and declarations of both; otherwise the body's attributes. */
function rootState(elements: readonly Element[]): RootState {
  const state: Record<string, string> = {}
  for (const { name, value } of elements.flatMap(({ attributes }) => [...attributes])) {
    if (name === 'lang' || !(name === 'class' || name === 'style' || isOfRoot(name))) continue
    const separator = { class: ' ', style: ';' }[name]
    state[name] = separator && state[name] ? state[name] + separator + value : value
  }
  return state
}

/**
 * A sub-app's page as part of the portal's: relative addresses are resolved against its origin, and its `<base>`, which
 * would apply to the portal, is removed.
 */
export function hostedPage(html: string, entry: string, ownPrefix: string): HostedPage {
  if (!suspicious.test(html)) return { html, root: {} }
  const page = new DOMParser().parseFromString(html, 'text/html')
  const bases = page.querySelectorAll('base')
  correctAll(page, { base: baseOf(html, entry), ownPrefix, withFiles: bases.length > 0 })
  for (const base of bases) base.remove()
  const { documentElement, body } = page
  return { html: `<!doctype html>${documentElement.outerHTML}`, root: rootState([documentElement, body]) }
}

/** Copies the attributes of the page's root and body to `container`, without overwriting those set by its scripts. */
export function applyRootState(container: HTMLElement, state: RootState = {}): void {
  for (const [name, value] of Object.entries(state)) {
    if (name === 'class') container.classList.add(...value.split(/\s+/).filter(Boolean))
    else if (name === 'style') container.style.cssText = `${value};${container.style.cssText}`
    else if (!container.hasAttribute(name)) container.setAttribute(name, value)
  }
}
