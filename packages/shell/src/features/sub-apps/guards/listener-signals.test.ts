import { describe, expect, it, vi } from 'vitest'
import { guardListeners } from './events.ts'

/** A signal that counts who waits for it. */
function revocation() {
  const controller = new AbortController()
  const { signal } = controller
  const waiting = new Set<unknown>()
  vi.spyOn(signal, 'addEventListener').mockImplementation((type, listener) => {
    waiting.add(listener)
    EventTarget.prototype.addEventListener.call(signal, type, listener)
  })
  vi.spyOn(signal, 'removeEventListener').mockImplementation((type, listener) => {
    waiting.delete(listener)
    EventTarget.prototype.removeEventListener.call(signal, type, listener)
  })
  return { signal, abort: () => controller.abort(), waiting }
}

function setUp() {
  const target = new EventTarget()
  const guard = guardListeners(() => true)
  const heard = vi.fn()
  const add = (options?: AddEventListenerOptions) => guard.add(target, 'click', heard, options)
  const tell = () => target.dispatchEvent(new Event('click'))
  return { target, guard, heard, add, tell }
}

type Page = ReturnType<typeof setUp>
type Revocation = ReturnType<typeof revocation>

describe('listeners that a signal takes back', () => {
  it.each<[string, number, (page: Page, by: Revocation) => void]>([
    ['once it says so', 0, (_page, by) => by.abort()],
    ['and that are added anew', 1, ({ add }, by) => [by.abort(), add({ signal: revocation().signal })]],
    ['and that are added anew without it', 1, ({ add }, by) => [by.abort(), add()]],
    ['between two pages', 0, ({ guard }, by) => [guard.end(), by.abort(), guard.begin()]],
    ['after another page came', 0, ({ guard }, by) => [guard.end(), guard.begin(), by.abort()]],
    ['that says nothing', 1, ({ guard }) => [guard.end(), guard.begin()]],
  ])('%s are heard %i times', (_when, times, happen) => {
    const page = setUp()
    const by = revocation()
    page.add({ signal: by.signal })
    happen(page, by)
    page.tell()
    expect(page.heard).toHaveBeenCalledTimes(times)
  })

  it('are heard no more by those who were told first, and may be added by them', () => {
    const { add, tell, heard } = setUp()
    const { signal, abort } = revocation()
    const counts: number[] = []
    signal.addEventListener('abort', () => {
      tell()
      counts.push(heard.mock.calls.length)
      add()
    })
    add({ signal })
    abort()
    tell()
    expect([...counts, heard.mock.calls.length]).toEqual([0, 1])
  })

  it('are none from the start where it has spoken already', () => {
    const { add, tell, heard } = setUp()
    add({ signal: AbortSignal.abort() })
    tell()
    expect(heard).not.toHaveBeenCalled()
    add()
    tell()
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each<[string, (page: Page) => void]>([
    ['taken back by hand', ({ guard, target, heard }) => guard.remove(target, 'click', heard)],
    ['heard once', ({ tell }) => tell()],
    ['ended with their page', ({ guard }) => guard.end()],
  ])('that were %s are not held by it', (_how, happen) => {
    const page = setUp()
    const { signal, waiting } = revocation()
    page.add({ signal, once: true })
    expect(waiting.size).toBe(1)
    happen(page)
    expect(waiting.size).toBe(0)
  })
})
