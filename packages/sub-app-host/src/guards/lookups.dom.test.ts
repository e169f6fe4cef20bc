import { afterEach, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

afterEach(endGuardedInstances)

it('finds its own element first when others have the same id', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  for (const { container } of [one, other]) container.innerHTML = '<div id="root"></div>'
  const outside = document.createElement('aside')
  outside.dataset.portal = ''
  document.body.append(outside)
  outside.id = 'pop-up'
  const found = [one, other].map(({ document: ofApp }) => ofApp.getElementById('root')?.parentElement)
  expect(found).toEqual([one.container, other.container])
  expect(other.document.getElementById('pop-up')).toBe(outside)
  expect(other.document.getElementById('1:a')).toBeNull()
  outside.remove()
})

it('finds by selectors what is of its page first, in it and beside the portal', async () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  for (const { container } of [one, other]) container.innerHTML = '<div class="app"></div>'
  const beside = other.document.createElement('div')
  beside.className = 'app pop'
  other.document.body.append(beside)
  await Promise.resolve()
  const own = other.container.querySelector('.app')
  expect(other.document.querySelector('.app')).toBe(own)
  expect(other.document.querySelector('.pop')).toBe(beside)
  expect(other.document.querySelector('body')).toBe(document.body)
  expect(() => other.document.querySelector(']')).toThrow()
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
  outside?.setAttribute('data-portal', '')
  expect([...find(other.document)]).toEqual([outside])
  for (const { container } of [one, other]) container.innerHTML = html
  expect([...find(other.document)]).toEqual([other.container.firstElementChild])
  expect([...other.document.getElementsByTagName('body')]).toEqual([document.body])
  outside?.remove()
})

it('finds lists of the kinds that scripts know: live ones end a loop that empties them', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  for (const { container } of [one, other]) container.innerHTML = '<p class="on"></p><p class="on"></p>'
  expect(Object.prototype.toString.call(other.document.querySelectorAll('.on'))).toBe('[object NodeList]')
  const found = other.document.getElementsByClassName('on')
  while (found[0]) found[0].classList.remove('on')
  expect([found.length, one.document.getElementsByClassName('on').length]).toEqual([0, 2])
})

it('finds nothing of another page, in it or beside the portal', async () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  const outside = document.createElement('aside')
  outside.dataset.portal = ''
  document.body.append(outside)
  outside.className = 'shared'
  other.container.innerHTML = '<p id="of-other" class="shared"></p>'
  const beside = other.document.createElement('div')
  beside.id = 'beside-other'
  other.document.body.prepend(beside)
  await Promise.resolve()
  expect(['of-other', 'beside-other'].map((id) => one.document.getElementById(id))).toEqual([null, null])
  expect(other.document.getElementById('beside-other')).toBe(beside)
  expect(one.document.querySelector('#of-other')).toBeNull()
  expect(one.document.querySelector('.shared')).toBe(outside)
  outside.remove()
})
