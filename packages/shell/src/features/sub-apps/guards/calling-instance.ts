import type { DocumentGuards } from './running-instance.ts'

/** What is known about the scripts that an instance has run. */
interface Scripts {
  readonly addresses: Set<string>
  readonly isShown: () => boolean
}

const scriptsOf = new Map<DocumentGuards, Scripts>()

/** From now on, code of this script is recognised by its address. */
export function scriptOf(instance: DocumentGuards, address: string, isShown: () => boolean): void {
  const scripts = scriptsOf.get(instance) ?? { addresses: new Set(), isShown }
  scriptsOf.set(instance, scripts)
  scripts.addresses.add(address)
}

export const forgetScripts = (instance: DocumentGuards): void => void scriptsOf.delete(instance)

/** Where a stack line names its code, in the formats of all browsers. */
const place = /([^\s(@]+):\d+:\d+\)?$/

/**
 * The address of the code that called the file in which an error was created. Frames above it don't matter: the
 * portal's own code may run for a page, too, e.g. on a message.
 */
export function callerOf(stack: string): string | undefined {
  const places = stack.split('\n').flatMap((line) => place.exec(line)?.[1] ?? [])
  return places.find((address) => address !== places[0])
}

/**
 * The instance whose script called the file in which the error was created. All instances of a sub-app share their
 * scripts, so the visible one is assumed.
 */
export function callingInstance(made: Error): DocumentGuards | undefined {
  const caller = callerOf(made.stack ?? '')
  if (caller === undefined) return undefined
  const calling = [...scriptsOf].filter(([, { addresses }]) => addresses.has(caller))
  const [instance] = calling.find(([, { isShown }]) => isShown()) ?? calling[0] ?? []
  return instance
}
