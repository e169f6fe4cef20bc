/** Where the stand-in identity provider sends windows back to: the portal, or a sub-app that is served by itself. */
const returnPaths: readonly string[] = ['/auth-redirect', '/']

/** The address of a finished sign-on, on the host that asks; undefined for any other: a code goes to no other origin. */
export function providerReturn(redirectUri: string, host: string | undefined): URL | undefined {
  if (!URL.canParse(redirectUri)) return undefined
  const address = new URL(redirectUri)
  const isOwn =
    /^https?:$/.test(address.protocol) && address.host === host && returnPaths.includes(address.pathname)
  return isOwn && !address.username ? address : undefined
}

/** The same with what the provider answers; what is empty is left out. */
export function withAnswer(address: URL, answer: Readonly<Record<string, string>>): string {
  const answered = new URL(address)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== '') answered.searchParams.set(name, value)
  }
  return answered.href
}
