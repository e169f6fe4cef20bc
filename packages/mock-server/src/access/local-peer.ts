import { isIPv4 } from 'node:net'

/** Whether a connection comes from this machine, by the address of its other end. */
export function isLocalPeer(address: string | undefined): boolean {
  const ipv4 = address?.replace(/^::ffff:/i, '') ?? '' // as a socket for both versions shows it
  return address === '::1' || (isIPv4(ipv4) && ipv4.startsWith('127.'))
}
