/** What says where a sign-in leads to (specification §2); the sign-in page checks it when it goes there. */
const destination = ['redirect', 'redirectUrl', 'redirectUrlCode', 'params', 'rtmSubsystem']

/**
 * Another screen before the frame, with what `search` says of where the sign-in leads to. Nothing else of a query
 * travels on: it may hold secrets.
 */
export function entranceAddress(path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => destination.includes(name))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}
