import { InvalidArgumentError, Option } from '@commander-js/extra-typings'

type Texts = readonly string[]

export const allowHostOption = () =>
  new Option('--allow-host <name>', 'answer to this host name or IP address, too, repeatable')
    .default<Texts>([], 'localhost and that of --host')
    .argParser((text: string, previous: Texts): Texts => [...previous, hostName(text)])

export const allowOriginOption = () =>
  new Option('--allow-origin <origin>', 'let pages of this origin send requests and read answers, repeatable')
    .default<Texts>([], 'none')
    .argParser((text: string, previous: Texts): Texts => [...previous, webOrigin(text)])

/** A host as browsers write it. @throws {InvalidArgumentError} for anything but a name or an IP address alone */
export function hostName(text: string): string {
  const bracketed = /^[\da-f]*:[\da-f:.]*$/i.test(text) ? `[${text}]` : text
  const url = URL.canParse(`http://${bracketed}`) ? new URL(`http://${bracketed}`) : undefined
  const isAlone = url && !/[\s/?#@\\*]/.test(text) && !/:\d*$/.test(bracketed)
  if (isAlone) return url.hostname
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is no host; expected a name or an IP address without port, such as portal.example.`,
  )
}

/** @throws {InvalidArgumentError} for anything but an origin as browsers write it */
export function webOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError(
      `${JSON.stringify(text)} is no origin; expected one such as http://localhost:5173.`,
    )
  }
  if (url.origin === text) return text
  throw new InvalidArgumentError(`Expected ${url.origin} instead of ${JSON.stringify(text)}.`)
}
