import { some } from './finding.ts'

/** The hosting library puts the name of the instance first, which is another one each time. */
const withoutInstance = (error: string) => error.replace(/^parcel '[^']*' died in status \w+: /, '')

/** What the portal reports when it has refused something to a page. */
const refusal = /tried to take over the portal by /

export const ownErrors = (errors: readonly string[]): string[] =>
  errors.filter((error) => !refusal.test(error))

/** Moves of a router that the portal has not followed. */
export const refusedMoves = (errors: readonly string[]): string[] => [
  ...new Set(errors.flatMap((error) => /\bby ((?:push|replace)State\([^"\\]*\))/.exec(error)?.[1] ?? [])),
]

/** Names of the portal's cookies and stored values that a page has tried to write. */
export function reservedNames(errors: readonly string[]): string[] {
  const names = errors.map((error) => /\bby (?:document\.cookie|storage\.\w+)\(([^()]+)\)/.exec(error)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Errors for a sentence, each once; where a file could not be loaded, the portal's error is its address alone. */
export function distinctErrors(errors: readonly string[]): string[] {
  const plain = errors.map((error) => withoutInstance(error).trim().replace(/\.$/, ''))
  return [...new Set(plain.map((error) => error.replace(/^https?:\/\/\S+$/, '$& could not be loaded')))]
}

const timedOut = /was not mounted within (\d+) ms/

/** What keeps a page from being mounted. */
export function whyNotMounted(panel: string, errors: readonly string[]): string {
  const limitMs = errors.map((error) => timedOut.exec(error)?.[1]).find((one) => one !== undefined)
  if (limitMs === undefined) return `The portal says “${panelText(panel)}” ${errorList(errors)}`
  const others = errors.filter((error) => !timedOut.test(error))
  const sentence = neverEnds(Number(limitMs) / 1000)
  return others.length > 0 ? `${sentence} ${errorList(others)}` : sentence
}

export const neverEnds = (seconds: number): string =>
  `It was still not mounted after ${seconds} seconds: mount, or what it waits for, never ends.`

export const errorList = (errors: readonly string[]): string =>
  errors.length > 0 ? `The errors were: ${some(distinctErrors(errors))}.` : 'No error was reported.'

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
