import { refused, StoreError } from '../store-error.ts'

/** Names that Windows reserves for devices, with any extension. */
const deviceNames = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/**
 * A world's name as in its file name: lower case, because `Demo` and `demo` are one file on many machines.
 * @throws {StoreError} for anything but 1 to 64 letters, digits, dashes and underscores, starting with a letter or
 * digit, or a reserved name of Windows
 */
export const parseWorldName = (input: string): string => parseName(input, 'world')

/** A snapshot's name, which follows the same rules. @throws {StoreError} as {@link parseWorldName} does */
export const parseSnapshotName = (input: string): string => parseName(input, 'snapshot')

/** A scenario's name, which follows the same rules. @throws {StoreError} as {@link parseWorldName} does */
export const parseScenarioName = (input: string): string => parseName(input, 'scenario')

function parseName(input: string, of: 'world' | 'snapshot' | 'scenario'): string {
  const name = input.toLowerCase()
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) {
    throw new StoreError(
      `${quoted(input)} is no ${of} name; expected 1 to 64 letters, digits, dashes or underscores, a letter or digit first`,
      refused('wrongName', { name: shortened(input) }),
    )
  }
  if (deviceNames.test(name))
    throw new StoreError(
      `${quoted(input)} is reserved by Windows; choose another ${of} name`,
      refused('wrongName', { name: input }),
    )
  return name
}

/** The input as a message shows it, however long it is. */
const quoted = (input: string) => JSON.stringify(shortened(input))

const shortened = (input: string) => (input.length > 80 ? `${input.slice(0, 80)}…` : input)
