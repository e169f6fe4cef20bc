// A module of its own, because the command line reads its flags without loading a server.

/** Default targets: the backend, but not the hosts of other services (specification §7). */
export const defaultTargets: readonly string[] = ['/api/*']

/** The error in an upstream's address, as a sentence; undefined if valid. */
export function upstreamProblem(text: string): string | undefined {
  const example = 'expected something like https://portal.example.com'
  if (!URL.canParse(text)) return `${text} is no address; ${example}`
  const { protocol, username, password, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol)) return `An upstream speaks http or https; ${example}`
  if (username || password) return `An upstream's address holds no name or password; ${example}`
  return search || hash ? `An upstream's address ends before ? and #; ${example}` : undefined
}
