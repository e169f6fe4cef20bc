import type { PointedRole } from '@portal/protocol/control/training'

/** Which elements have a role, by tag or by attribute. */
const selectors: Readonly<Record<PointedRole, string>> = {
  button: 'button, [role=button]',
  link: 'a[href], [role=link]',
  textbox: 'input:not([type]), input[type=text], textarea, [role=textbox]',
  combobox: '[role=combobox], select',
  spinbutton: '[role=spinbutton], input[type=number]',
  searchbox: '[role=searchbox], input[type=search]',
  checkbox: '[role=checkbox], input[type=checkbox]',
  menuitem: '[role=menuitem]',
  tab: '[role=tab]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
}

/** Blanks don't count: some buttons space their two characters. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, '')

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('')
  if (named) return named
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.labels?.[0]?.textContent ?? element.placeholder
  return element.textContent ?? ''
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** The first visible element with a role whose name starts like this: pages of sub-apps are in the same document. */
export function pointedElement(
  role: PointedRole,
  name: string,
  isVisible: (element: Element) => boolean = isShown,
): Element | undefined {
  const wanted = plain(name)
  const named = [...document.querySelectorAll(selectors[role])].filter(
    (element) => !element.closest('[data-training]') && plain(nameOf(element)).startsWith(wanted),
  )
  return (
    named.find((element) => plain(nameOf(element)) === wanted && isVisible(element)) ?? named.find(isVisible)
  )
}

/** As deep as libraries put the input of a field into its frame. */
const deepest = 4

const hasFrame = (element: Element): boolean =>
  Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0

/** The visible field of an input: many libraries draw a frame around it. */
export function withFrame(element: Element): Element {
  if (!element.matches('input, textarea')) return element
  let around: Element | null = element
  for (let depth = 0; around && depth <= deepest; depth++, around = around.parentElement) {
    if (hasFrame(around)) return around
  }
  return element
}
