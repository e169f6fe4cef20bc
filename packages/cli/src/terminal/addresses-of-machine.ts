import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** What a server listens on that listens on every address. */
const everywhere = new Set(['0.0.0.0', '::', '[::]'])

/** The addresses at which other machines reach a server; none where it listens on one address alone. */
export function addressesForOthers(
  host: string,
  url: string,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (!everywhere.has(host)) return []
  const { port } = new URL(url)
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

/** How others reach the server, and what they need for it; empty where they can't. */
export function addressesText(host: string, url: string, allowHost: readonly string[]): string {
  const addresses = addressesForOthers(host, url)
  if (addresses.length === 0) return ''
  const lines = addresses.map((address) => {
    const { hostname } = new URL(address)
    return allowHost.includes(hostname) ? `  ${address}` : `  ${address}, with --allow-host ${hostname}`
  })
  return ['\n\nFrom other machines:', ...lines].join('\n')
}
