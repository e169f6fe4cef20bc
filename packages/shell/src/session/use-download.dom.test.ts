import { act, renderHook } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { translationReady } from '../lib/i18n/translation.ts'
import { registerToastHost, type Toast } from '../lib/ui/toasts.ts'
import { amountOf, fileAddress, useDownload } from './use-download.ts'

const fetchAndSave = vi.hoisted(() => vi.fn())
vi.mock('../lib/api/download.ts', () => ({ fetchAndSave }))

const path = '/api/commonsServer/ims/files/download/7/a%20b.csv'

describe('the address of a file', () => {
  it.each([
    [path, `https://api.example${path}`],
    ['/api/commonsServer/ims/files/download/../../evil', undefined],
    ['/api/other/7', undefined],
    ['//evil.example/api/commonsServer/ims/files/download/7', undefined],
    ['https://evil.example/api/commonsServer/ims/files/download/7', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s → %s', (url, expected) => {
    setDemoConfig({ apiBase: 'https://api.example' })
    expect(fileAddress(url)).toBe(expected)
  })
})

it.each([
  [0, 48_000_000, '0 bytes / 48 MB (0%)'],
  [12_400_000, 48_000_000, '12.4 MB / 48 MB (26%)'],
  [12_400_000, 0, '12.4 MB'],
])('%d of %d bytes are shown as %s', (bytes, sizeBytes, amount) => {
  expect(amountOf(bytes, sizeBytes, 'en')).toBe(amount)
})

it('a download that takes longer than a moment shows its amount, and can be cancelled', async () => {
  setDemoConfig()
  await translationReady()
  vi.useFakeTimers()
  const toasts: Toast[] = []
  const withdraw = registerToastHost((toast) => void toasts.push(toast))
  onTestFinished(() => {
    withdraw()
    vi.useRealTimers()
  })
  fetchAndSave.mockImplementation(
    (_address, _file, _session, { signal, onProgress }) =>
      new Promise<void>((resolve) => {
        onProgress(5)
        signal.addEventListener('abort', () => resolve())
      }),
  )
  const file = {
    fileId: 7,
    fileName: 'a b.csv',
    category: '',
    sizeBytes: 10,
    uploadedAt: '',
    downloadUrl: path,
  }
  const { result } = renderHook(() => useDownload(file, 'failed'))
  const click = { preventDefault() {} } as MouseEvent // all that it uses
  act(() => result.current?.onClick(click))
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(toasts).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(toasts).toMatchObject([
    { kind: 'loading', text: 'Downloading a b.csv', detail: '5 bytes / 10 bytes (50%)' },
  ])
  expect(result.current?.['aria-busy']).toBe(true)
  await act(async () => toasts[0]?.action?.run())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(result.current?.['aria-busy']).toBe(false)
  expect(toasts).toHaveLength(1)
})
