/** By code of the system or of OpenSSL, the first that fits. */
const sentences: readonly (readonly [code: RegExp, sentence: (url: URL, reason: string) => string])[] = [
  [
    /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/,
    ({ origin, href }) => `Nothing at ${origin} speaks https; try ${href.replace(/^https:/, 'http:')}.`,
  ],
  [/^(?:ERR_SSL_|EPROTO$)/, ({ origin }, reason) => `${origin} refuses a connection by https: ${reason}.`],
  [
    /CERT|UNABLE_TO_VERIFY/,
    ({ origin }, reason) =>
      `The certificate of ${origin} is not trusted here: ${reason}. Serve the sub-app by http while you check it, ` +
      'or name the file of the authority in the variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    /^(?:UND_ERR_SOCKET|ECONNRESET)$/,
    ({ origin, protocol, href }) =>
      `${origin} ended the connection without an answer; ` +
      (protocol === 'http:'
        ? `if it speaks https, try ${href.replace(/^http:/, 'https:')}.`
        : 'see what its server says.'),
  ],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    ({ hostname }) => `No machine of the name ${hostname} is known; correct the address.`,
  ],
  [
    /^ECONNREFUSED$/,
    ({ href }) => `Nothing answers at ${href} yet; start its server, or correct the address.`,
  ],
  [/^HPE_/, ({ origin }) => `What answers at ${origin} does not speak http; correct the address.`],
  [
    /^(?:TimeoutError|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/,
    ({ href }) => `${href} has not answered in time; see what its server waits for.`,
  ],
]

/**
 * Why `fetch` could not load an address, with a remedy, in sentences. The system's own message is omitted where ours is
 * better.
 */
export function whyNotLoaded(address: string, error: unknown): string {
  const { code, reason } = underlying(error)
  const [, sentence] = sentences.find(([codes]) => codes.test(code)) ?? []
  return (
    sentence?.(new URL(address), reason) ??
    `${address} could not be loaded: ${reason}. Correct the address, or what serves it.`
  )
}

/** Fetch hides the system's reason in the cause, and OpenSSL its own between numbers and names of its files. */
function underlying(error: unknown): { readonly code: string; readonly reason: string } {
  if (!(error instanceof Error)) return { code: '', reason: String(error) }
  const { cause = error } = error
  if (!(cause instanceof Error)) return { code: '', reason: error.message }
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
  const reason = cause.message.replace(/^\w+:error:\w+:(?:[^:]*:){2}([^:]*)[\s\S]*$/, '$1').trim()
  return { code, reason: reason.replace(/\.$/, '') || code }
}
