import type { DocumentGuards } from './running-instance.ts'

/** What is known of the scripts that an instance has run. */
interface Scripts {
  readonly addresses: Set<string>
  readonly isShown: () => boolean
}

const scriptsOf = new Map<DocumentGuards, Scripts>()

/** From now on code of this script is known by its address. */
export function scriptOf(instance: DocumentGuards, address: string, isShown: () => boolean): void {
  const scripts = scriptsOf.get(instance) ?? { addresses: new Set(), isShown }
  scriptsOf.set(instance, scripts)
  scripts.addresses.add(address)
}

export const forgetScripts = (instance: DocumentGuards): void => void scriptsOf.delete(instance)

/** Where a line of a stack has its code, in the ways of all browsers. */
const place = /([^\s(@]+):\d+:\d+\)?$/

/**
 * The address of the code that has called the file where an error was made. What called that does not matter: the
 * portal's own code runs for a page, too, when that asks it for a message.
 */
export function callerOf(stack: string): string | undefined {
  const places = stack.split('\n').flatMap((line) => place.exec(line)?.[1] ?? [])
  return places.find((address) => address !== places[0])
}

/**
 * The instance whose script has called the file where the error was made. All instances of a sub-app share their scripts:
 * the one on the screen is taken then.
 */
export function callingInstance(made: Error): DocumentGuards | undefined {
  const caller = callerOf(made.stack ?? '')
  if (caller === undefined) return undefined
  const calling = [...scriptsOf].filter(([, { addresses }]) => addresses.has(caller))
  const [instance] = calling.find(([, { isShown }]) => isShown()) ?? calling[0] ?? []
  return instance
}
