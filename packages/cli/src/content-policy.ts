const normalized = (text: string) => text.trim().toLowerCase()

/** The sources of a directive in each policy of a header; undefined in a policy that has neither it nor `default-src`. */
const sourcesIn = (header: string, directive: string): (readonly string[] | undefined)[] =>
  header.split(',').map((policy) => {
    const directives = policy.split(';').map((one) => one.trim().split(/\s+/))
    const named = (name: string) => directives.find(([first = '']) => normalized(first) === name)?.slice(1)
    return named(directive) ?? named('default-src')
  })

/** Whether `*.example.com`, `https:`, `https://example.com:8443/path` and the like allow an address. */
function allows(source: string, { protocol, hostname, port }: URL): boolean {
  if (source === '*') return /^https?:$/.test(protocol)
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === protocol
  const [, scheme, host = '', sourcePort] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?/.exec(source) ?? []
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname
  // A source for http allows https, too.
  const isScheme =
    scheme === undefined || scheme === protocol || (scheme === 'http:' && protocol === 'https:')
  return isHost && isScheme && (sourcePort === '*' || (sourcePort ?? '') === port)
}

/** Whether a page of the portal with this policy (a header, empty for none) may use an address for a directive. */
export function isAllowed(header: string, directive: string, address: URL, portal: URL): boolean {
  if (header.trim() === '') return true
  return sourcesIn(header, directive).every(
    (sources) =>
      sources === undefined ||
      sources
        .map(normalized)
        .some((source) => (source === "'self'" ? address.origin === portal.origin : allows(source, address))),
  )
}

/** Whether scripts may be evaluated, as those of sub-apps are. */
export const allowsEval = (header: string): boolean =>
  header.trim() === '' ||
  sourcesIn(header, 'script-src').every(
    (sources) => sources === undefined || sources.map(normalized).includes("'unsafe-eval'"),
  )

/** Headers by which a page refuses to be shown in the portal. */
export function framingProblems(headers: Headers, address: URL, page: URL): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  // It counts more than the older header.
  if (/frame-ancestors/i.test(policy))
    return isAllowed(policy.replaceAll(/default-src/gi, 'x'), 'frame-ancestors', page, address)
      ? []
      : [
          `${address.href} may not be framed by ${page.origin} (frame-ancestors of its Content-Security-Policy).`,
        ]
  const options = headers.get('x-frame-options') ?? ''
  const isRefused = /deny/i.test(options) || (/sameorigin/i.test(options) && address.origin !== page.origin)
  return isRefused
    ? [`${address.href} may not be framed by ${page.origin} (X-Frame-Options: ${options}).`]
    : []
}
