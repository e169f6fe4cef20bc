import { expect, it } from 'vitest'
import { tabsTypedIn, watchTyping } from './typed-pages.ts'

function typedPage() {
  const container = document.body.appendChild(document.createElement('div'))
  const field = container.appendChild(document.createElement('input'))
  const watched = watchTyping('orders', container)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return watched
}

it('a page with typed input counts until it is closed', () => {
  const { end } = typedPage()
  expect(tabsTypedIn()).toEqual(['orders'])
  end()
  expect(tabsTypedIn()).toEqual([])
})

it('a page that reports its unsaved input itself does not', () => {
  const { reportsInput, end } = typedPage()
  reportsInput()
  expect(tabsTypedIn()).toEqual([])
  end()
})

it('what is typed into its dialogs in the body counts, and into those of another page does not', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.dataset.subAppInstance = 'oms 1'
  const watched = watchTyping('orders', container)
  const typeInto = (overlay: string) => {
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.dataset.subAppOverlay = overlay
    dialog.appendChild(document.createElement('input')).dispatchEvent(new Event('input', { bubbles: true }))
  }
  typeInto('oms 2')
  expect(tabsTypedIn()).toEqual([])
  typeInto('oms 1')
  expect(tabsTypedIn()).toEqual(['orders'])
  watched.end()
})

const inputEvent = () => new Event('input', { bubbles: true })

it.each([
  ['a search field', '<input type="search">'],
  ['a field with the role of one', '<div><input role="searchbox"></div>'],
  ['a search form', '<form role="search"><input></form>'],
])('what is typed into %s does not', (_what, html) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const watched = watchTyping('orders', container)
  container.querySelector('input')?.dispatchEvent(inputEvent())
  expect(tabsTypedIn()).toEqual([])
  watched.end()
})

it('a form counts until it is sent, and other fields after it, too', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<form><input></form><form><input></form>'
  const watched = watchTyping('orders', container)
  const [first, second] = container.querySelectorAll('form')
  for (const form of [first, second]) form?.elements[0]?.dispatchEvent(inputEvent())
  const send = (form: Element | undefined) => form?.dispatchEvent(new Event('submit', { bubbles: true }))
  send(first)
  expect(tabsTypedIn()).toEqual(['orders'])
  send(second)
  expect(tabsTypedIn()).toEqual([])
  first?.elements[0]?.dispatchEvent(inputEvent())
  expect(tabsTypedIn()).toEqual(['orders'])
  watched.end()
})
