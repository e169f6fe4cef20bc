import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchStart } from './watch-start.ts'

const page = '<div id="portal-root"></div><div id="start-failed" hidden><button></button></div>'
const shown = () => !document.getElementById('start-failed')?.hasAttribute('hidden')
const root = () => document.getElementById('portal-root') ?? document.body

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = page
  watchStart()
})
afterEach(() => {
  window.dispatchEvent(new Event('load'))
  document.head.replaceChildren()
  vi.useRealTimers()
})

function failing(html: string): void {
  const holder = document.createElement('template')
  holder.innerHTML = html
  const element = holder.content.firstElementChild ?? document.body
  // Scripts and links in the document would be fetched.
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
}

it.each([
  ['the first script', '<script type="module"></script>'],
  ['the first styles', '<link rel="stylesheet" data-start>'],
])('%s that did not come is reported at once', (_name, html) => {
  failing(html)
  expect(shown()).toBe(true)
  expect(root().hasAttribute('hidden')).toBe(true)
})

it.each([
  ['a picture', '<img>'],
  ['styles of a part that is loaded later', '<link rel="stylesheet">'],
  ['a file that is only fetched ahead', '<link rel="modulepreload">'],
])('%s that did not come does not stop the start', (_name, html) => {
  failing(html)
  expect(shown()).toBe(false)
})

it('a start that takes 15 seconds is reported, until it succeeds', async () => {
  vi.advanceTimersByTime(14_900)
  expect(shown()).toBe(false)
  vi.advanceTimersByTime(200)
  expect(shown()).toBe(true)
  root().append(document.createElement('main'))
  await vi.waitFor(() => expect(shown()).toBe(false))
})

it('a portal that has started is left alone', () => {
  root().append(document.createElement('main'))
  vi.advanceTimersByTime(20_000)
  expect(shown()).toBe(false)
})
