/**
 * Another screen before the frame, with the page that was wanted if `search` names one. Nothing else of a query
 * travels on: it may hold secrets.
 */
export function entranceAddress(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get('redirect')
  return wanted === null ? path : `${path}?redirect=${encodeURIComponent(wanted)}`
}
