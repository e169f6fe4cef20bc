const parameter = 'portal-retry'
const busted = new RegExp(`[?&]${parameter}=[^&#]*`)

/** The same address with a query value that no cache has seen. Relative addresses stay relative. */
export function bustAddress(address: string, token: string): string {
  const [beforeHash = '', ...hash] = address.split('#')
  const separator = beforeHash.includes('?') ? '&' : '?'
  return [`${beforeHash}${separator}${parameter}=${encodeURIComponent(token)}`, ...hash].join('#')
}

/** The address as it was before. */
export const withoutBust = (address: string): string => address.replace(busted, '')

const assetAddress = /(<(?:script|link)\b[^>]*?\s(?:src|href)=["']?)([^"'\s>]+)/gi

/** A sub-app's page in which every script and style sheet is asked for anew. */
export const bustPage = (html: string, token: string): string =>
  html.replace(assetAddress, (_tag, before: string, address: string) => before + bustAddress(address, token))
