import { fullAddress, withFullAddresses } from './fetch-file.ts'

/** What the root and the body of a page say of themselves, for the element that takes their place. */
export interface RootState {
  /** Names and values of attributes. */
  readonly [name: string]: string
}

interface HostedPage {
  readonly html: string
  readonly root: RootState
}

const baseTag = /<base\b[^>]*?\shref\s*=\s*["']?([^"'\s>]+)/i

/** What relative addresses of a page are relative to. */
export function baseOf(html: string, entry: string): string {
  const page = new URL(entry, document.baseURI).href
  const [, base] = baseTag.exec(html) ?? []
  return base && URL.canParse(base, page) ? new URL(base, page).href : page
}

/** Whether there may be something to change: parsing takes longer than all else that is done to most pages. */
const suspicious =
  /<base\b|url\(|<(?!script\b|link\b)[a-z][^>]*?\s(?:src|srcset|href|xlink:href|poster|data|action|formaction|background)\s*=|<(?:html|body)\b[^>]*\s(?:class|style|dir|data-[\w-]+)\s*=/i

const addresses = new Set('src href xlink:href poster data action formaction background'.split(' '))

/** What a page's own template puts in later, in the forms in use. */
const placeholder = /\{\{|\$\{|<%|\[\[/

const candidate = /([^\s,]\S*[^\s,]|[^\s,])((?:\s+[\d.]+[wxh])?\s*(?:,|$))/g

interface Addresses {
  readonly base: string
  /** Addresses of the portal that belong to the sub-app. */
  readonly ownPrefix: string
  /** The hosting library resolves those of scripts and style sheets by the address of the page. */
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

const isOfRoot = (name: string): boolean =>
  ['class', 'style', 'dir'].includes(name) || (name.startsWith('data-') && !name.startsWith('data-sub-app'))

/** Classes and declarations of both; of all else what the body says. */
function rootState(elements: readonly Element[]): RootState {
  const state: Record<string, string> = {}
  for (const { name, value } of elements.flatMap(({ attributes }) => [...attributes])) {
    if (!isOfRoot(name)) continue
    const separator = { class: ' ', style: ';' }[name]
    state[name] = separator && state[name] ? state[name] + separator + value : value
  }
  return state
}

/**
 * A sub-app's page as it can be part of the portal's: its relative addresses lead to where it comes from, and its `<base>`,
 * which would be the portal's as well, is gone.
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

/** Gives `container` what the page's root and body have, beside what its scripts have given it already. */
export function applyRootState(container: HTMLElement, state: RootState = {}): void {
  for (const [name, value] of Object.entries(state)) {
    if (name === 'class') container.classList.add(...value.split(/\s+/).filter(Boolean))
    else if (name === 'style') container.style.cssText = `${value};${container.style.cssText}`
    else if (!container.hasAttribute(name)) container.setAttribute(name, value)
  }
}
