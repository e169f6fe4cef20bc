import { afterEach, expect, it, vi } from 'vitest'
import { guardStyles } from './scoped-sheets.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  ['a style sheet', '<style>h1 { color: red }</style>'],
  ['a style sheet in an SVG', '<svg><style>h1 { color: red }</style></svg>'],
])('scopes %s that is added to a page', async (_name, html) => {
  const container = document.body.appendChild(document.createElement('div'))
  const scope = vi.fn()
  const release = guardStyles(container, 'oms__s1', scope)
  container.innerHTML = html
  const sheet = container.querySelector('style')?.sheet
  await vi.waitFor(() => expect(scope).toHaveBeenLastCalledWith(sheet, 'oms__s1'))
  release()
})
