/** Where the stand-in identity provider returns to: the portal, or a sub-app served standalone. */
const returnPaths: readonly string[] = ['/auth-redirect', '/']

/**
 * The return address of a sign-on, on the requesting host; undefined for any other: a code is never sent to another
 * origin.
 */
export function providerReturn(redirectUri: string, host: string | undefined): URL | undefined {
  if (!URL.canParse(redirectUri)) return undefined
  const address = new URL(redirectUri)
  const isOwn =
    /^https?:$/.test(address.protocol) && address.host === host && returnPaths.includes(address.pathname)
  return isOwn && !address.username ? address : undefined
}

/** The same with the provider's answer; empty values are omitted. */
export function withAnswer(address: URL, answer: Readonly<Record<string, string>>): string {
  const answered = new URL(address)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== '') answered.searchParams.set(name, value)
  }
  return answered.href
}
