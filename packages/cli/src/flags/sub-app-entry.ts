import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { isSafeSubAppName } from '@portal/protocol/systems'

type Entries = Readonly<Record<string, string>>

/** `--sub-app oms=http://localhost:7101/`, repeatable: mounts a sub-app from there instead of the bundled one. */
export const subAppEntryOption = () =>
  new Option('--sub-app <name=url>', 'mount a sub-app from another address, repeatable')
    .default<Entries>({}, 'the bundled ones')
    .argParser((text: string, previous: Entries): Entries => ({ ...previous, ...parseEntry(text) }))

/** @throws {InvalidArgumentError} with the expected form */
function parseEntry(text: string): Entries {
  const [, name = '', url = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
  if (isSafeSubAppName(name) && isWebAddress(url)) return { [name]: url }
  throw new InvalidArgumentError(
    'Expected the name of a sub-app and an address, such as oms=http://localhost:7101/.',
  )
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
