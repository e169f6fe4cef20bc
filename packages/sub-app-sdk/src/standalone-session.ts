/** Options in an address that identify the session, for this page only: histories and logs store addresses. */
const hidden = ['certificate', 'userId', 'userFullName', 'responsibilities', 'openedBy'] as const
const sessionOptions = [...hidden, 'user', 'apiBase'] as const

/** Property of a window under which pages that it opens find its session, as the query of an address. */
const property = 'portalStandaloneSession'

/** The address as the window may show it and pass it on. */
export function withoutSession(address: URL): URL {
  const shown = new URL(address)
  for (const name of hidden) shown.searchParams.delete(name)
  return shown
}

/**
 * Completes the address by a session: the one it brings, else the one from before a reload, else that of an opener of
 * the same origin. A session belongs to its backend: an address with another one gets none, as anybody can write a
 * link.
 */
export function withSession(address: URL, here: Window = window): URL {
  const asked = apiBaseOf(address.searchParams)
  const session = [address.search, storedSession(here), sessionOf(here.opener)]
    .map((query) => new URLSearchParams(query))
    .find((one) => one.get('certificate') && (!asked || apiBaseOf(one) === asked))
  const query = String(session ?? '')
  Object.assign(here, { [property]: query })
  storedSession(here, query)
  const known = new URL(address)
  if (session) {
    for (const name of sessionOptions) {
      const value = session.get(name)
      if (value) known.searchParams.set(name, value)
      else known.searchParams.delete(name)
    }
  }
  return known
}

/** Where an address sends calls: without a slash at its end, empty for the page's own origin. */
export const apiBaseOf = (options: URLSearchParams): string =>
  (options.get('apiBase') ?? '').replace(/\/$/, '')

/** Stored as long as the window is open, so that a reload after an edit keeps the session. */
function storedSession(here: Window, query?: string): string {
  try {
    const { sessionStorage } = here
    if (query) sessionStorage.setItem(property, query)
    return sessionStorage.getItem(property) ?? ''
  } catch {
    return '' // a browser that blocks its storage
  }
}

function sessionOf(opener: unknown): string {
  try {
    const found = typeof opener === 'object' && opener !== null && property in opener ? opener[property] : ''
    return typeof found === 'string' ? found : ''
  } catch {
    return '' // a page of another origin
  }
}
