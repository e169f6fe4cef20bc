/** Where the stand-in identity provider sends windows back to; a code goes to no other origin. */
const returnPath = '/auth-redirect'

/** The portal's own address of a finished sign-on, on the host that asks; undefined for any other. */
export function providerReturn(redirectUri: string, host: string | undefined): URL | undefined {
  if (!URL.canParse(redirectUri)) return undefined
  const address = new URL(redirectUri)
  const isOwn = /^https?:$/.test(address.protocol) && address.host === host && address.pathname === returnPath
  return isOwn && !address.username ? address : undefined
}

/** The same with what the provider answers. */
export function withAnswer(address: URL, answer: Readonly<Record<string, string>>): string {
  const answered = new URL(address)
  for (const [name, value] of Object.entries(answer)) answered.searchParams.set(name, value)
  return answered.href
}
