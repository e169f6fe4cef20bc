import { some } from './recommendation.ts'

/** The hosting library puts the name of the instance first, which is another one each time. */
const withoutInstance = (error: string) => error.replace(/^parcel '[^']*' died in status \w+: /, '')

/** What the portal reports when it has refused something to a page. */
const refusal = /tried to take over the portal by /

export const ownErrors = (errors: readonly string[]): string[] =>
  errors.filter((error) => !refusal.test(error))

/** Moves of a router that the portal has not followed. */
export const refusedMoves = (errors: readonly string[]): string[] => [
  ...new Set(errors.flatMap((error) => /\bby ((?:push|replace)State\([^"\\]*\))/.exec(error)?.[1] ?? [])),
]

/** Names of the portal's cookies and stored values that a page has tried to write. */
export function reservedNames(errors: readonly string[]): string[] {
  const names = errors.map((error) => /\bby (?:document\.cookie|storage\.\w+)\(([^()]+)\)/.exec(error)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Errors for a sentence, each once; where a file could not be loaded, the portal's error is its address alone. */
export function distinctErrors(errors: readonly string[]): string[] {
  const plain = errors.map((error) => withoutInstance(error).trim().replace(/\.$/, ''))
  return [...new Set(plain.map((error) => error.replace(/^https?:\/\/\S+$/, '$& could not be loaded')))]
}

const timedOut = /was not mounted within (\d+) ms/

/** What keeps a page from being mounted. */
export function whyNotMounted(panel: string, errors: readonly string[]): string {
  const limitMs = errors.map((error) => timedOut.exec(error)?.[1]).find((one) => one !== undefined)
  if (limitMs === undefined) return `The portal says “${panelText(panel)}” ${errorList(errors)}`
  const others = errors.filter((error) => !timedOut.test(error))
  const sentence = neverEnds(Number(limitMs) / 1000)
  return others.length > 0 ? `${sentence} ${errorList(others)}` : sentence
}

export const neverEnds = (seconds: number): string =>
  `It was still not mounted after ${seconds} seconds: mount, or what it waits for, never ends.`

export const errorList = (errors: readonly string[]): string =>
  errors.length > 0 ? `The errors were: ${some(distinctErrors(errors))}.` : 'No error was reported.'

/** The sentence of the failure panel; its title and details concern the stand-in, not this page. */
function panelText(panel: string): string {
  const [title = '', sentence = title] = panel
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return sentence
}

/** The first line of the browser's message; the call stack follows. */
export const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.replace(/^[\w.]+: /, '') ?? ''

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
