import { expect, it } from 'vitest'
import { tabsTypedIn, watchTyping } from './typed-pages.ts'

function typedPage() {
  const container = document.createElement('div')
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

it('a page that tells its unsaved input itself does not', () => {
  const { tellsInput, end } = typedPage()
  tellsInput()
  expect(tabsTypedIn()).toEqual([])
  end()
})
