import { join, resolve } from 'node:path'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { subAppHosts } from '@portal/protocol/rules/sub-app-link'
import { isSafeSubAppName } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { commandOf, dataDirOption, type HelpPath, type Program, portOption, wholeNumber } from './options.ts'

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

export const hostOption = () => new Option('--host <address>', 'address to listen on').default('127.0.0.1')

/** Each takes some 1.3 MB of disk. */
const defaultMaxWorlds = 500

export const maxWorldsOption = () =>
  new Option('--max-worlds <number>', 'make no more worlds than these in the data folder')
    .default(defaultMaxWorlds)
    .argParser((text: string) => wholeNumber(text, 1, 1_000_000))

/** What the store chooses depends on the machine. */
export const openWorldsOption = () =>
  new Option(
    '--open-worlds <number>',
    'keep so many worlds open at once; more take turns, and are slower (default: what an eighth of the memory holds, 20 to 500)',
  ).argParser((text: string) => wholeNumber(text, 1, 100_000))

/** A command that serves a backend, with the flags that all of them have. */
export const listeningCommand = (parent: Program, path: HelpPath, context: Context, usualPort: number) =>
  commandOf(parent, path)
    .addOption(portOption(usualPort))
    .addOption(hostOption())
    .addOption(allowHostOption())
    .addOption(allowOriginOption())
    .addOption(dataDirOption(context))
    .addOption(maxWorldsOption())
    .addOption(openWorldsOption())

/**
 * The folder of recordings: a plain name is below the fixtures of the checkout or the current folder; anything with a
 * slash is a path.
 * @throws {InvalidArgumentError} for anything else
 */
export function recordingFolder(text: string, dataHome: string): string {
  if (/^\w[\w-]*$/.test(text)) return join(dataHome, 'fixtures', 'recordings', text)
  if (/[/\\]/.test(text)) return resolve(text)
  const expected = 'expected letters, digits, - and _, or a folder with a slash, such as ./monday'
  throw new InvalidArgumentError(`${JSON.stringify(text)} is no name for a recording; ${expected}.`)
}

type Entries = Readonly<Record<string, string>>

/** `--sub-app oms=http://localhost:7101/`, repeatable: mounts a sub-app from there instead of the bundled one. */
export const subAppEntryOption = () =>
  new Option('--sub-app <name=url>', 'mount a sub-app from another address, repeatable')
    .default<Entries>({}, 'the bundled ones')
    .argParser((text: string, previous: Entries): Entries => ({ ...previous, ...parseEntry(text) }))

type SubAppHost = (typeof subAppHosts)[number]
type Hosts = Readonly<Record<string, SubAppHost>>

/** `--sub-app-host oms=iframe`, repeatable. */
export const subAppHostOption = () =>
  new Option(
    '--sub-app-host <name=host>',
    `what holds the pages of a sub-app, ${subAppHosts.join(' or ')}, repeatable`,
  )
    .default<Hosts>({}, 'as configured')
    .argParser((text: string, previous: Hosts): Hosts => {
      const [name = '', named] = text.split('=', 2)
      const host = subAppHosts.find((one) => one === named)
      if (isSafeSubAppName(name) && host) return { ...previous, [name]: host }
      throw new InvalidArgumentError('Expected the name of a sub-app and its host, such as oms=iframe.')
    })

/** @throws {InvalidArgumentError} with the expected form */
function parseEntry(text: string): Entries {
  const [, name = '', url = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
  if (isSafeSubAppName(name) && isWebAddress(url)) return { [name]: url }
  throw new InvalidArgumentError(
    'Expected the name of a sub-app and an address, such as oms=http://localhost:7101/.',
  )
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
