import { some } from './finding.ts'

/** By address, for files that were refused. */
export type Statuses = ReadonlyMap<string, number>

/** The hosting library puts the name of the instance first, which is another one each time. */
const withoutInstance = (error: string) => error.replace(/^parcel '[^']*' died in status \w+: /, '')

/** Where a file could not be loaded, the portal's error is its address alone. */
function explained(error: string, statuses: Statuses): string {
  if (!/^https?:\/\/\S+$/.test(error)) return error
  const status = statuses.get(error)
  return status === undefined ? `${error} could not be loaded` : `${error} answers with ${status}`
}

/** Errors for a sentence: each once, however often it came. */
export function distinctErrors(errors: readonly string[], statuses: Statuses = new Map()): string[] {
  const plain = errors.map((error) => withoutInstance(error).trim().replace(/\.$/, ''))
  return [...new Set(plain.map((error) => explained(error, statuses)))]
}

const timedOut = /was not mounted within (\d+) ms/

/** What keeps a page from being mounted. */
export function whyNotMounted(
  panel: string,
  errors: readonly string[],
  statuses: Statuses = new Map(),
): string {
  const limitMs = errors.map((error) => timedOut.exec(error)?.[1]).find((one) => one !== undefined)
  if (limitMs === undefined) return `The portal says “${panelText(panel)}” ${errorList(errors, statuses)}`
  const others = errors.filter((error) => !timedOut.test(error))
  const sentence = neverEnds(Number(limitMs) / 1000)
  return others.length > 0 ? `${sentence} ${errorList(others, statuses)}` : sentence
}

export const neverEnds = (seconds: number): string =>
  `It was still not mounted after ${seconds} seconds: mount, or what it waits for, never ends.`

export const errorList = (errors: readonly string[], statuses: Statuses = new Map()): string =>
  errors.length > 0 ? `The errors were: ${some(distinctErrors(errors, statuses))}.` : 'No error was reported.'

/** The sentence of the failure panel; its title and details concern the stand-in, not this page. */
function panelText(panel: string): string {
  const [title = '', sentence = title] = panel
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return sentence
}

/** The first line of the browser's message; the call stack follows. */
export const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.replace(/^[\w.]+: /, '') ?? ''
