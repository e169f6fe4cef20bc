import { afterEach, expect, it, vi } from 'vitest'
import { guardStyles, scopeNamed, scopeSheet } from './scoped-sheets.ts'

vi.mock(import('./scoped-sheets.ts'), async (original) => ({ ...(await original()), scopeSheet: vi.fn() }))
afterEach(() => document.body.replaceChildren())

it.each([
  ['a style sheet', '<style>h1 { color: red }</style>'],
  ['a style sheet of a picture', '<svg><style>h1 { color: red }</style></svg>'],
])('%s that comes into a page is kept to it', async (_name, html) => {
  const container = document.body.appendChild(document.createElement('div'))
  const release = guardStyles(container, 'oms__s1')
  container.innerHTML = html
  const sheet = container.querySelector('style')?.sheet
  await vi.waitFor(() => expect(scopeSheet).toHaveBeenLastCalledWith(sheet, scopeNamed('oms__s1')))
  release()
})
