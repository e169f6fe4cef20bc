import { afterEach, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

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
  const inserted = await insert(own)
  await Promise.resolve()
  expect(inserted?.dataset.subAppOverlay).toBe(name)
})
