import { afterEach, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

afterEach(endGuardedInstances)

it('finds its own element first when others have the same id', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  for (const { container } of [one, other]) container.innerHTML = '<div id="root"></div>'
  const outside = document.body.appendChild(document.createElement('aside'))
  outside.id = 'pop-up'
  const found = [one, other].map(({ document: ofApp }) => ofApp.getElementById('root')?.parentElement)
  expect(found).toEqual([one.container, other.container])
  expect(other.document.getElementById('pop-up')).toBe(outside)
  expect(other.document.getElementById('1:a')).toBeNull()
  outside.remove()
})

it('finds by selectors what is of its page first, in it and beside the portal', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  for (const { container } of [one, other]) container.innerHTML = '<div class="app"></div>'
  const beside = other.document.createElement('div')
  beside.className = 'app pop'
  other.document.body.append(beside)
  const own = other.container.querySelector('.app')
  expect(other.document.querySelector('.app')).toBe(own)
  expect(other.document.querySelector('.pop')).toBe(beside)
  expect(other.document.querySelector('body')).toBe(document.body)
  expect(() => other.document.querySelector(']')).toThrow()
})

it('finds below the root and the body what is of its page, by methods of the prototype, too', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  for (const { container } of [one, other]) container.innerHTML = '<div id="modal" class="modal"></div>'
  const modal = other.container.firstElementChild
  const { querySelector, getElementsByTagName } = Element.prototype
  expect(querySelector.call(other.document.documentElement, '#modal')).toBe(modal)
  expect([...getElementsByTagName.call(other.document.body, 'DIV')]).toEqual([modal])
  expect([...other.document.body.getElementsByClassName('modal')]).toEqual([modal])
  expect(other.container.querySelector('.modal')).toBe(modal)
  expect(other.document.body.querySelector(':scope > div')).toBe(document.body.firstElementChild)
})

it.each<[string, (element: Element) => Document]>([
  ['the root of an element', (element) => element.getRootNode() as Document], // connected
  ['the document of an element', (element) => element.ownerDocument],
])(
  'finds from %s what is of its page, and the portal what it has always found',
  async (_from, documentOf) => {
    const [one, other] = [guardedInstance(), guardedInstance()]
    for (const { container } of [one, other]) container.innerHTML = '<p id="result" class="result"></p>'
    const [own] = other.container.children
    if (!own) throw new Error('The page has an element')
    const found = [
      documentOf(own).getElementById('result'),
      documentOf(own).querySelector('#result'),
      documentOf(own).querySelectorAll('.result')[0],
      documentOf(own).getElementsByClassName('result')[0],
    ]
    expect(found).toEqual([own, own, own, own])
    await Promise.resolve()
    expect(document.getElementById('result')).toBe(one.container.firstElementChild)
  },
)

it('is the root of the elements of its page, and of the body for it alone', async () => {
  const { element, document: own } = guardedInstance()
  const shadow = element?.attachShadow({ mode: 'open' })
  shadow?.append(document.createElement('b'))
  const roots = [element, shadow?.firstChild, own.body].map((node) => node?.getRootNode())
  expect(roots).toEqual([own, shadow, own])
  expect([own.getRootNode(), shadow?.getRootNode({ composed: true })]).toEqual([own, own])
  await Promise.resolve()
  expect(document.body.getRootNode()).toBe(document)
})

it('leaves look-ups of the portal below the root as they are', () => {
  const one = guardedInstance()
  one.container.innerHTML = '<div class="modal"></div>'
  const all = [document.body, document.documentElement].map((around) => around.querySelector('.modal'))
  expect(all).toEqual([one.container.firstElementChild, one.container.firstElementChild])
})

it.each<[string, string, (own: Document) => Iterable<Element>]>([
  ['tag', '<article></article>', (own) => own.getElementsByTagName('ARTICLE')],
  ['class', '<p class="a b"></p>', (own) => own.getElementsByClassName('b a')],
  ['name', '<input name="a[]">', (own) => own.getElementsByName('a[]')],
])('finds by %s what is of its page, else what is of no page', (_what, html, find) => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  expect([...find(other.document)]).toEqual([])
  document.body.insertAdjacentHTML('beforeend', html)
  const outside = document.body.lastElementChild
  expect([...find(other.document)]).toEqual([outside])
  for (const { container } of [one, other]) container.innerHTML = html
  expect([...find(other.document)]).toEqual([other.container.firstElementChild])
  expect([...other.document.getElementsByTagName('body')]).toEqual([document.body])
  outside?.remove()
})

it('finds nothing of another page, in it or beside the portal', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  const outside = document.body.appendChild(document.createElement('aside'))
  outside.className = 'shared'
  other.container.innerHTML = '<p id="of-other" class="shared"></p>'
  const beside = other.document.createElement('div')
  beside.id = 'beside-other'
  other.document.body.prepend(beside)
  expect(['of-other', 'beside-other'].map((id) => one.document.getElementById(id))).toEqual([null, null])
  expect(other.document.getElementById('beside-other')).toBe(beside)
  expect(one.document.querySelector('#of-other')).toBeNull()
  expect(one.document.querySelector('.shared')).toBe(outside)
  outside.remove()
})

it.each<[string, string, (own: Document) => HTMLCollection]>([
  ['forms', '<form name="order"></form>', (own) => own.forms],
  ['links', '<a href="/x" id="order"></a>', (own) => own.links],
  ['scripts', '<script type="text/template" id="order"></script>', (own) => own.scripts],
])(
  'has in document.%s what is of its page, by number and by name, else what is of no page',
  (_what, html, of) => {
    const [one, other] = [guardedInstance(), guardedInstance()]
    const outside = document.body.appendChild(document.createElement('aside'))
    outside.innerHTML = html
    one.container.innerHTML = html
    const list = of(other.document)
    expect([...list]).toEqual([outside.firstElementChild])
    other.container.innerHTML = html
    const beside = other.document.createElement('div')
    beside.innerHTML = html.replace('order', 'late')
    other.document.body.append(beside)
    const [own, late] = [other.container.firstElementChild, beside.firstElementChild]
    expect(Array.from(list)).toEqual([own, late])
    expect([list.length, list[0], list.item(1), list[2]]).toEqual([2, own, late, undefined])
    expect([list.namedItem('order'), Reflect.get(list, 'late'), list.namedItem('none')]).toEqual([
      own,
      late,
      null,
    ])
    outside.remove()
  },
)

it('has a form of its page by its name, and none of another page', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  one.container.innerHTML = '<form name="order"></form>'
  const form = one.container.firstElementChild
  // As in browsers.
  Object.defineProperty(document, 'order', { configurable: true, value: form })
  expect([one, other].map(({ document: own }) => Reflect.get(own, 'order'))).toEqual([form, undefined])
  other.container.innerHTML = '<form name="order"></form>'
  expect(Reflect.get(other.document, 'order')).toBe(other.container.firstElementChild)
  Reflect.deleteProperty(document, 'order')
})
