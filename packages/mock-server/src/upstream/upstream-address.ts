// Apart from what works with it, because the command line's flags are read without loading a server.

/** What is passed on when nobody says: the backend, but not the hosts of other services (specification §7). */
export const usualTargets: readonly string[] = ['/api/*']

/** What is wrong with an upstream's address, in a sentence; undefined when nothing is. */
export function upstreamProblem(text: string): string | undefined {
  const example = 'expected something like https://portal.example.com'
  if (!URL.canParse(text)) return `${text} is no address; ${example}`
  const { protocol, username, password, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol)) return `An upstream speaks http or https; ${example}`
  if (username || password) return `An upstream's address holds no name or password; ${example}`
  return search || hash ? `An upstream's address ends before ? and #; ${example}` : undefined
}
