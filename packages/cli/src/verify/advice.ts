import { toNumber } from '@portal/protocol/answers/read-answer'
import { readTime } from '@portal/protocol/answers/read-time'
import type { Difference } from '@portal/protocol/control/requests'

/** What the portal does with a departure, and what an integrator can do about it. */
export interface Advice {
  /** Whether people see what the backend means. */
  readonly copes: boolean
  readonly portal: string
  readonly todo: string
}

const copes = (portal: string, todo = 'Nothing.'): Advice => ({ copes: true, portal, todo })
const fails = (portal: string, todo = 'Have the backend send it, or adapt it on its way.'): Advice => ({
  copes: false,
  portal,
  todo,
})

/** About a departure from the contract; `value` is what was found. The portal reads answers as `answers/read-answer.ts` does. */
export function adviceOn(
  { expected, found }: Pick<Difference, 'expected' | 'found'>,
  value: unknown,
): Advice {
  const kinds = expected.split(' or ')
  const isMissing = found === 'null' || found === 'nothing'
  const withoutValue = (portal: string) =>
    isMissing ? copes(portal, 'Nothing, if there is none.') : fails(portal)
  if (kinds.includes('date-time')) {
    const time = readTime(value)
    return time
      ? copes(`It reads the time as ${time}.`, 'Check one: without a zone it is Beijing time.')
      : withoutValue('It shows no time.')
  }
  if (kinds.includes('array'))
    return isMissing ? copes('It shows an empty list.') : fails('It shows an empty list.')
  if (kinds.includes('integer') || kinds.includes('number'))
    return toNumber(value) === undefined
      ? withoutValue('It shows no number.')
      : copes('It reads the number in the text.')
  if (kinds.includes('boolean') || (kinds.includes('"Y"') && kinds.includes('"N"')))
    return isFlag(value) ? copes('It reads the flag.') : withoutValue('It takes it as no.')
  if (expected.startsWith('"'))
    return fails('It shows the word without its translation or colour.', 'Agree on the words.')
  if (kinds.includes('string'))
    return isMissing || typeof value === 'object'
      ? withoutValue('It shows nothing there.')
      : copes('It shows it as text.')
  if (expected === 'a value')
    return fails('It does without it.', 'Look whether the backend has it under another name.')
  if (kinds.includes('object')) return fails('It cannot use the answer and tells that the system failed.')
  return fails('It may not understand it.')
}

const flags: ReadonlySet<unknown> = new Set([
  true,
  false,
  0,
  1,
  '0',
  '1',
  'y',
  'n',
  'yes',
  'no',
  'true',
  'false',
])
const isFlag = (value: unknown) => flags.has(typeof value === 'string' ? value.trim().toLowerCase() : value)
