/** Option of the address that carries the certificate into a page that runs by itself. */
const option = 'certificate'

/** Property of a window under which pages that it opens find its certificate. */
const property = 'portalStandaloneCertificate'

/** The address as the window may show it and pass it on: histories and logs keep addresses, certificates not. */
export function withoutCertificate(address: URL): URL {
  const shown = new URL(address)
  shown.searchParams.delete(option)
  return shown
}

/**
 * Takes the certificate that the address brings, else the one that this window had before it was loaded anew, else the one
 * of the page that opened it, which only a page of the same origin can read; empty when there is none. Pages that this
 * one opens find it the same way.
 */
export function takeCertificate(address: URL, here: Window = window): string {
  const certificate = address.searchParams.get(option) || kept(here) || certificateOf(here.opener)
  Object.assign(here, { [property]: certificate })
  kept(here, certificate)
  return certificate
}

/** Kept as long as the window is there: an edit of the entry, which loads the page anew, signs nobody out. */
function kept(here: Window, certificate?: string): string {
  try {
    const { sessionStorage } = here
    if (certificate) sessionStorage.setItem(property, certificate)
    return sessionStorage.getItem(property) ?? ''
  } catch {
    return '' // a browser that blocks its storage
  }
}

function certificateOf(opener: unknown): string {
  try {
    const found = typeof opener === 'object' && opener !== null && property in opener ? opener[property] : ''
    return typeof found === 'string' ? found : ''
  } catch {
    return '' // a page of another origin
  }
}
