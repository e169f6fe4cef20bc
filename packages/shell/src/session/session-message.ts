/** What one window of the portal tells the others: that the cookie may have changed. It never holds a certificate. */
export type SessionMessage = 'signedIn' | 'signedOut'

export const sessionMessage = (event: SessionMessage) => ({ portalSession: event })

/**
 * Anything may be sent over a channel of the origin, by older versions and by sub-apps too: undefined for whatever is
 * no message. What is one is a hint to look at the cookie and nothing more.
 */
export function parseSessionMessage(value: unknown): SessionMessage | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'portalSession')) return undefined
  // It has this property of its own, whatever that holds.
  const { portalSession } = value as { readonly portalSession: unknown }
  return portalSession === 'signedIn' || portalSession === 'signedOut' ? portalSession : undefined
}
