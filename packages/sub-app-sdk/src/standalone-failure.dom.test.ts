import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MountSubApp } from './lifecycle.ts'
import { showFailure } from './standalone-failure.ts'
import { startSubApp } from './start.ts'

const alert = () => document.querySelector('[role="alert"]')

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.querySelector('portal-stand-in')?.remove()
})

describe('a page that fails on its own', () => {
  it.each([
    ['en', 'This page could not be opened: no such page', 'en'],
    ['zh-CN', '无法打开此页面： no such page', 'zh-CN'],
    ['es', 'No se pudo abrir esta página: no such page', 'es'],
    ['ja', 'このページを開けませんでした： no such page', 'ja'],
    ['fr', 'This page could not be opened: no such page', 'en'],
    ['', 'This page could not be opened: no such page', 'en'],
  ])('says why in the language of the document, here "%s"', (lang, text, spoken) => {
    document.documentElement.lang = lang
    showFailure(new Error('no such page'))
    expect([alert()?.textContent, alert()?.closest('[lang]')?.getAttribute('lang')]).toEqual([text, spoken])
  })

  it('shows what an error says as text', () => {
    showFailure('<img src=x onerror=alert(1)>')
    expect(alert()?.textContent).toContain('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
  })

  it('is tried again by a button', () => {
    document.documentElement.lang = 'es'
    showFailure(new Error('no such page'))
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const button = document.querySelector('button')
    button?.click()
    expect([button?.textContent, reload.mock.calls.length]).toEqual(['Reintentar', 1])
  })

  it.each<readonly [string, MountSubApp, string]>([
    ['throws', () => Promise.reject(new Error('no such page')), 'no such page'],
    // Values that plain JavaScript may return despite the types.
    ['returns nothing', (() => {}) as unknown as MountSubApp, 'has to return what takes the page away'],
  ])('says so where its function %s, and tells the error, too', async (_what, mount, message) => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    startSubApp(mount)
    await vi.waitFor(() => expect(alert()?.textContent).toContain(message))
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining(message) }),
    )
  })
})
