import type { SignOnReturn } from '../../../lib/arrival/arrival.ts'

/**
 * The sign-on window offers the answer to its opener (`offer`), which confirms that it still waits (`ready`), and only then
 * gets it (`answer`). So an answer is never lost, nor used in both windows.
 */
const messages = {
  offer: 'portal-sign-on-offer',
  ready: 'portal-sign-on-ready',
  answer: 'portal-sign-on',
} as const
type Message = (typeof messages)[keyof typeof messages]

/** How long the opener may take to reply, in ms (assumed). */
const replyTimeoutMs = 2000

/** Hands the answer to the window that opened this one; false when that one no longer waits, e.g. after a reload. */
export async function handOver(
  { code, state, error }: SignOnReturn,
  self: Window = window,
): Promise<boolean> {
  const opener = openerOfSameOrigin(self)
  if (!opener || !(await isReady(opener, state, self))) return false
  opener.postMessage({ type: messages.answer, code, state, error }, self.location.origin)
  self.close()
  return true
}

/** The opener identifies itself by the state that it waits for, which no other window of the origin knows. */
function isReady(opener: Window, state: string, self: Window): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (ready: boolean) => {
      self.removeEventListener('message', listen)
      self.clearTimeout(timer)
      resolve(ready)
    }
    const listen = (event: MessageEvent<unknown>) => {
      if (textsOf(event, messages.ready, opener, self)?.('state') === state) end(true)
    }
    const timer = self.setTimeout(() => end(false), replyTimeoutMs)
    self.addEventListener('message', listen)
    opener.postMessage({ type: messages.offer, state }, self.location.origin)
  })
}

function openerOfSameOrigin(self: Window): Window | undefined {
  const opener: Window | null = self.opener
  try {
    // Reading it throws for a window of another origin.
    return opener && !opener.closed && opener.location.origin === self.location.origin ? opener : undefined
  } catch {
    return undefined
  }
}

/**
 * The answer in a message of `popup`; undefined for any other message. Replies to an offer for the awaited state.
 */
export function handedOver(
  event: MessageEvent<unknown>,
  popup: Window,
  awaited: string,
): SignOnReturn | undefined {
  if (textsOf(event, messages.offer, popup)?.('state') === awaited) {
    popup.postMessage({ type: messages.ready, state: awaited }, window.location.origin)
    return undefined
  }
  const text = textsOf(event, messages.answer, popup)
  if (text?.('state') !== awaited) return undefined
  return { kind: 'return', code: text('code'), state: awaited, error: text('error'), handedOver: true }
}

/** Reads text properties of a message of this type, sender and origin; undefined for any other message. */
function textsOf(
  { origin, source, data }: MessageEvent<unknown>,
  type: Message,
  sender: Window,
  self: Window = window,
) {
  if (origin !== self.location.origin || source !== sender) return undefined
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== type) return undefined
  const values = new Map<string, unknown>(Object.entries(data))
  return (name: string): string => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
}
