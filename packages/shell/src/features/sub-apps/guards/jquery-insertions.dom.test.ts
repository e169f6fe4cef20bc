import { afterEach, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { forgetScripts, scriptOf } from './running-instance.ts'

afterEach(endGuardedInstances)

/** As jQuery parses HTML: in a fragment of the given document. */
function parse(html: string, owner: Document): Element {
  const fragment = owner.createDocumentFragment()
  const parsing = fragment.appendChild(owner.createElement('div'))
  parsing.innerHTML = html
  const [element] = parsing.children
  if (!element) throw new Error(`${html} has no element`)
  fragment.textContent = ''
  fragment.appendChild(element)
  return element
}

/** As jQuery inserts: through a fragment of the document that owns the place. */
function appendTo(place: Element, content: string | Element): HTMLElement | null {
  const owner = place.ownerDocument
  const fragment = owner.createDocumentFragment()
  fragment.appendChild(typeof content === 'string' ? parse(content, owner) : content)
  place.appendChild(fragment)
  return document.querySelector('body > aside')
}

const html = '<aside class="note">A note</aside>'
const later = () => new Promise((resolve) => setTimeout(resolve))

it.each<[string, (own: Document) => HTMLElement | null | Promise<HTMLElement | null>]>([
  ['HTML that is appended to the body', ({ body }) => appendTo(body, html)],
  [
    'HTML that is parsed, asked for its document and appended',
    (own) => {
      const parsed = parse(html, own)
      const { body } = own
      return parsed.ownerDocument === document ? appendTo(body, parsed) : null
    },
  ],
  [
    'HTML that was parsed before, appended when nothing tells whose code runs',
    async (own) => {
      const [parsed, { body }] = [parse(html, own), own]
      await later()
      return appendTo(body, parsed)
    },
  ],
])('%s is of the page', async (_what, insert) => {
  const { document: own, name } = guardedInstance()
  expect((await insert(own))?.dataset.subAppOverlay).toBe(name)
})

it('what the portal inserts later is not', async () => {
  const { body } = guardedInstance().document
  await later()
  expect(appendTo(body, html)?.dataset.subAppOverlay).toBeUndefined()
})

it.each([
  ['is of the page on the screen whose script puts it there', 'https://oms.example/a.js', 'shown'],
  ['is not of a page by another script', 'https://oms.example/b.js', undefined],
])('HTML that a kept body gets after a wait %s', async (_what, address, owner) => {
  const [hidden, shown] = [guardedInstance(), guardedInstance()]
  for (const one of [hidden, shown]) scriptOf(one.guards, 'https://oms.example/a.js', () => one === shown)
  const { body } = shown.document
  const add: unknown = new Function(
    `return (body, html) => body.insertAdjacentHTML('beforeend', html)\n//# sourceURL=${address}`,
  )()
  await later()
  if (typeof add === 'function') add(body, html)
  const added = document.querySelector<HTMLElement>('body > aside')
  expect(added?.dataset.subAppOverlay).toBe(owner && shown.name)
  for (const { guards } of [hidden, shown]) forgetScripts(guards)
})
