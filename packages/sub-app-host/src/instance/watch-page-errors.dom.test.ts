import { describe, expect, it, vi } from 'vitest'
import { createScriptPlaces } from '../host/sub-app-host.ts'
import { isHarmless, onPageError } from './watch-page.ts'

it.each<[string, boolean, unknown]>([
  ['a request that was aborted', true, new DOMException('aborted', 'AbortError')],
  ['a request that axios cancelled', true, Object.assign(new Error('canceled'), { name: 'CanceledError' })],
  ['a navigation of vue-router 3', true, Object.assign(new Error('same'), { _isRouter: true })],
  ['a navigation of vue-router 4', true, Object.assign(new Error('same'), { type: 16, to: {}, from: {} })],
  ['a duplicate of it', true, Object.assign(new Error('same'), { name: 'NavigationDuplicated' })],
  ['an error', false, new Error('trouble')],
  ['a timeout', false, new DOMException('late', 'TimeoutError')],
  ['nothing', false, undefined],
])('%s is harmless: %s', (_what, expected, error) => expect(isHarmless(error)).toBe(expected))

describe('uncaught errors', () => {
  const errorIn = (script: string) =>
    Object.assign(new Error('trouble'), { stack: `Error: trouble\n    at run (${script}:1:2)` })
  const thrown = (error: Error, filename = '') => new ErrorEvent('error', { error, filename })
  const folder = new URL('/sub-apps/oms/', location.href).href
  const other = new URL('/sub-apps/oms2/a.js', location.href).href

  const places = createScriptPlaces('/sub-apps/oms/')
  places.add('https://cdn.example/oms/1.2/index.js?v=1')
  places.add('/main.js')

  function heardOf(...events: readonly Event[]) {
    const heard = vi.fn()
    const ignore = onPageError(places, heard)
    for (const event of events) window.dispatchEvent(event)
    ignore()
    for (const event of events) window.dispatchEvent(event)
    return heard.mock.calls.flat()
  }

  it('of its scripts are reported, until the listener is removed', () => {
    const error = errorIn(`${folder}index-1.js`)
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: error })
    expect(heardOf(thrown(error), rejection, thrown(new Error('x'), `${folder}a.js`))).toEqual([
      error,
      error,
      expect.any(Error),
    ])
  })

  it.each(['https://cdn.example/oms/1.2/chunk-7.js', `${location.origin}/main.js`])(
    'of its scripts in another folder are reported: %s',
    (script) => {
      expect(heardOf(thrown(errorIn(script)))).toHaveLength(1)
    },
  )

  it.each(['https://cdn.example/ltc/a.js', `${location.origin}/shell.js`])('of %s are not', (script) => {
    expect(heardOf(thrown(errorIn(script)))).toEqual([])
  })

  it('of other scripts are not', () => {
    const nothing = Object.assign(new Event('unhandledrejection'), { reason: undefined })
    expect(heardOf(thrown(errorIn(other)), nothing)).toEqual([])
  })
})
