import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { subAppHosts } from '@portal/protocol/rules/sub-app-link'
import { isSafeSubAppName } from '@portal/protocol/systems'

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
