import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** A busy machine may take this long to answer; a page that never gives the browser back takes longer. */
const frozenAfterMs = 30_000
/** A page in trouble may refuse to be closed. */
const closedAfterMs = 5000

/** Resolves when the page has stopped answering, or with false once the signal ends it. */
export async function hasFrozen(page: Page, { signal }: { readonly signal: AbortSignal }): Promise<boolean> {
  while (!signal.aborted) {
    const late = new AbortController()
    const answer = page.evaluate(() => true).catch(() => true)
    const isAnswered = await Promise.race([
      answer,
      pause(frozenAfterMs, false, { signal: late.signal }).catch(() => true),
    ])
    late.abort()
    if (!isAnswered) return !signal.aborted
    await pause(500, undefined, { signal }).catch(() => {})
  }
  return false
}

/** Waits for closing, unless it hangs; the browser is ended later, with everything in it. */
export async function closeSoon(closing: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  const closed = closing.catch(() => {})
  await Promise.race([closed, pause(closedAfterMs, undefined, { signal: done.signal }).catch(() => {})])
  done.abort()
}
