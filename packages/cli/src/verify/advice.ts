import { readAnswer } from '@portal/protocol/answers/read-answer'
import { readTime } from '@portal/protocol/answers/read-time'
import type { Difference } from '@portal/protocol/control/requests'
import { isPage, type ReadAs } from './probes.ts'

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

/**
 * Advice about a deviation from the contract; `value` is the actual one, `readAs` what the portal makes of it, if
 * anything. What `answers/read-answer.ts` can read is tolerated.
 */
export function adviceOn(
  { expected, found }: Pick<Difference, 'expected' | 'found'>,
  value: unknown,
  readAs?: ReadAs,
): Advice {
  const kind = kindOf(expected, readAs)
  const isMissing = found === 'null' || found === 'nothing'
  const withoutValue = (portal: string) =>
    isMissing ? copes(portal, 'Nothing, if there is none.') : fails(portal)
  if (readAs?.isTotal && isMissing) return copes('It goes by the rows, and by the count beside them.')
  if (expected === 'a value')
    return fails('It does without it.', 'Look whether the backend has it under another name.')
  switch (kind) {
    case 'time':
    case 'day':
      return canRead(kind, value)
        ? copes(
            kind === 'day' ? 'It reads the day.' : `It reads the time as ${readTime(value)}.`,
            'Check one: without a zone it is Beijing time.',
          )
        : withoutValue('It shows no time.')
    case 'list':
      return isMissing ? copes('It shows an empty list.') : fails('It shows an empty list.')
    case 'page':
      if (Array.isArray(value)) return copes('It reads the rows, and the total from the count beside them.')
      return isMissing ? copes('It shows an empty list.') : fails('It shows an empty list.')
    case 'number':
      return canRead(kind, value)
        ? copes('It reads the number in the text.')
        : withoutValue('It shows no number.')
    case 'boolean':
    case 'flag':
      return canRead(kind, value) ? copes('It reads the flag.') : withoutValue('It takes it as no.')
    case 'word':
      return fails('It shows the word without its translation or colour.', 'Agree on the words.')
    case 'text':
    case 'id':
      return canRead(kind, value) ? copes('It shows it as text.') : withoutValue('It shows nothing there.')
    case 'record':
      return fails('It cannot use the answer and tells that the system failed.')
    case 'object':
      return withoutValue('It shows nothing there.')
    default:
      return fails('It may not understand it.')
  }
}

/** Whether the portal finds something in a value. */
const canRead = (kind: Readable, value: unknown) => readAnswer(`?${kind}`, value) !== null

type Readable = 'time' | 'day' | 'number' | 'boolean' | 'flag' | 'text' | 'id'
type Kind = Readable | 'list' | 'page' | 'word' | 'object' | 'record' | 'other'

/** By what the portal reads; beside the data by what the contract expects. A word of a known set is more than a text. */
function kindOf(expected: string, readAs: ReadAs | undefined): Kind {
  const isWord = expected.startsWith('"') && !/^"[YN]"/.test(expected)
  if (isWord) return 'word'
  return (readAs && kindOfShape(readAs)) ?? kindInWords(expected)
}

function kindOfShape({ shape, isNeeded }: ReadAs): Kind | undefined {
  if (typeof shape === 'string') return readable.find((kind) => kind === shape.replace('?', ''))
  if (isPage(shape)) return 'page'
  return Array.isArray(shape) ? 'list' : isNeeded ? 'record' : 'object'
}

const readable: readonly Readable[] = ['time', 'day', 'number', 'boolean', 'flag', 'text', 'id']

function kindInWords(expected: string): Kind {
  const words = expected.split(' or ')
  return kindsInWords.find(([word]) => words.includes(word))?.[1] ?? 'other'
}

const kindsInWords: readonly (readonly [word: string, kind: Kind])[] = [
  ['date-time', 'time'],
  ['date', 'day'],
  ['array', 'list'],
  ['integer', 'number'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['"Y"', 'flag'],
  ['"N"', 'flag'],
  ['string', 'text'],
  ['object', 'record'],
]
