import type { SharedFile } from '@portal/protocol/calls/external'
import { downloadPath } from '@portal/protocol/file-download'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { showHome, widget } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const file = (fileName: string, downloadUrl: string): SharedFile => ({
  fileId: 7,
  fileName,
  category: 'price',
  sizeBytes: 12,
  uploadedAt: '2026-11-16T09:00:00+08:00',
  downloadUrl,
})
async function showFile(...named: Parameters<typeof file>) {
  fakeBackend({ findFilesPagination: () => [file(...named)] })
  await showHome()
  return widget('Files')
}

it.each([
  ['', 'prices.csv could not be downloaded. Please try again.'],
  ['文件已删除', 'prices.csv - 文件已删除'],
  ['There is no file “prices.csv”', 'There is no file “prices.csv”'],
])('a file that is refused with “%s” is named, with the server’s message', async (msg, message) => {
  const shown = await showFile('prices.csv', `${downloadPath}/7/prices.csv`)
  vi.stubGlobal('fetch', async () => Response.json({ status: 'E', msg }))
  fireEvent.click(await shown.findByRole('link', { name: /^prices\.csv/ }))
  expect(await screen.findByText(message)).toBeDefined()
})

it('a file is called what it is saved as', async () => {
  const shown = await showFile('../price\u202evsc.exe', `${downloadPath}/7/x`)
  const link = await shown.findByRole('link', { name: /^_price_vsc\.exe/ })
  expect(link.getAttribute('download')).toBe('_price_vsc.exe')
  expect(shown.getByText('_price_vsc.exe')).toBeDefined()
})

it('a file of another origin has no link', async () => {
  const shown = await showFile('prices.csv', '//evil.example/prices.csv')
  expect(await shown.findByText('prices.csv')).toBeDefined()
  expect(shown.queryByRole('link')).toBeNull()
})
