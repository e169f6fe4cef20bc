import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayBeFile, saveFile, sendForm } from './leaving.ts'

describe('leaving', () => {
  afterEach(() => vi.restoreAllMocks())

  const url = 'https://portal.example/api/export'

  /** What a form of the portal's own sends. */
  function sentBy(source: unknown, data: FormData) {
    const sent: unknown[] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const formData = new FormData()
      this.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
      const { method, action, enctype, isConnected } = this
      sent.push({ method, action, enctype, isConnected, values: [...formData] })
    })
    sendForm(url, data, source)
    expect(document.querySelectorAll('form')).toHaveLength(0)
    return sent
  }

  const urlEncoded = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data'

  function orderForm(button = '') {
    const form = document.createElement('form')
    form.innerHTML = `<button name="step" ${button}>Send</button>`
    return form
  }
  const withFile = new FormData()
  withFile.append('file', new File(['a'], 'a.csv'))
  const withText = new FormData()
  withText.append('kind', 'a')
  withText.append('kind', 'b')

  it.each<[string, unknown, FormData, string]>([
    ['a form that the page has removed', orderForm(), withText, urlEncoded],
    [
      'a button with its own encoding',
      orderForm(`formenctype="${multipart}"`).elements[0],
      withText,
      multipart,
    ],
    ['a button of a form', orderForm().elements[0], withText, urlEncoded],
    ['files of which the browser names no sender', undefined, withFile, multipart],
  ])('%s is sent with all that it held', (_what, source, data, enctype) => {
    expect(sentBy(source, data)).toEqual([
      { method: 'post', action: url, enctype, isConnected: true, values: [...data] },
    ])
  })
})

describe('file answers', () => {
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
})
