import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayBeFile, saveFile } from './file-answers.ts'

// No frame of a test loads anything.
beforeEach(() => void vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

it.each([
  ['https://portal.example/api/orders', true],
  ['https://oms.example/orders/exportExcel?month=11', true],
  ['https://oms.example/files/Orders.XLSX', true],
  ['https://oms.example/orders', false],
  ['https://sso.example/jump?ticket=export', false],
])('%s may be a file: %s', (url, expected) => expect(mayBeFile(url)).toBe(expected))

const frames = () => document.querySelectorAll('iframe')

it('what comes as a page is reported, and its frame is gone', () => {
  const onPage = vi.fn()
  saveFile('/api/export', onPage)
  const [frame] = frames()
  expect(frame?.getAttribute('sandbox')).toBe('allow-downloads')
  frame?.dispatchEvent(new Event('load'))
  expect(onPage).toHaveBeenCalledOnce()
  expect(frames()).toHaveLength(0)
})

it('after a file the frame does not stay for ever', () => {
  vi.useFakeTimers()
  saveFile('/api/export', () => {})
  vi.advanceTimersByTime(3_600_000)
  expect(frames()).toHaveLength(0)
})
