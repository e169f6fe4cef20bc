const parameter = 'portal-retry'

/** The same address with a query value that no cache has seen. Relative addresses stay relative. */
export function bustAddress(address: string, token: string): string {
  const [beforeHash = '', ...hash] = address.split('#')
  const separator = beforeHash.includes('?') ? '&' : '?'
  return [`${beforeHash}${separator}${parameter}=${encodeURIComponent(token)}`, ...hash].join('#')
}

/** A sub-app's page in which every script and style sheet is asked for anew. */
export function bustPage(html: string, token: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const name of ['src', 'href']) {
    for (const element of page.querySelectorAll(`script[${name}], link[${name}]`)) {
      element.setAttribute(name, bustAddress(element.getAttribute(name) ?? '', token))
    }
  }
  return page.documentElement.outerHTML
}
