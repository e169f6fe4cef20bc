import type { SignOnReturn } from '../../../arrival/arrival.ts'

const messageType = 'portal-sign-on'

/** Tells the portal's window that opened this one; false when there is none of this origin any more. */
export function handOver({ code, state, error }: SignOnReturn, self: Window = window): boolean {
  const opener = openerOfSameOrigin(self)
  opener?.postMessage({ type: messageType, code, state, error }, self.location.origin)
  if (opener) self.close()
  return opener !== undefined
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

/** What the window `popup` hands over; undefined for messages of any other sender, origin or kind. */
export function handedOver(event: MessageEvent<unknown>, popup: Window): SignOnReturn | undefined {
  if (event.origin !== window.location.origin || event.source !== popup) return undefined
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== messageType)
    return undefined
  const text = (name: string) => {
    const value: unknown = Object.entries(data).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : ''
  }
  return { kind: 'return', code: text('code'), state: text('state'), error: text('error'), handedOver: true }
}
