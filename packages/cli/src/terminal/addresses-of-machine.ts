import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** What a server listens on that listens on every address. */
const everywhere = new Set(['0.0.0.0', '::', '[::]'])

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

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
export function addressesText(
  host: string,
  url: string,
  allowHost: readonly string[],
  interfaces: Interfaces = networkInterfaces(),
): string {
  if (!everywhere.has(host)) return ''
  const { port } = new URL(url)
  const addresses = addressesForOthers(host, url, interfaces)
  // A name is for others unless it means the machine itself.
  const allowed = allowHost.filter((name) => !ownNames.has(name)).map((name) => `http://${name}:${port}`)
  const refused = addresses.filter((address) => !allowHost.includes(new URL(address).hostname))
  const lines = [
    ...allowed.map((address) => `  ${address}`),
    ...refused.map((address) => `  ${address}, with --allow-host ${new URL(address).hostname}`),
  ]
  return lines.length === 0 ? '' : ['\n\nFrom other machines:', ...lines].join('\n')
}
