import type { AnswerShape, ObjectShape, PageShape } from '@portal/protocol/answers/answer-shape'
import type { CallMetadata } from '@portal/protocol/encoding'

/** What the portal reads a place in an answer as. */
export interface ReadAs {
  readonly shape: AnswerShape
  /** One of the totals beside the rows of a page. */
  readonly isTotal: boolean
  /** Whether the call fails without an object there. */
  readonly isNeeded: boolean
}

/**
 * How the portal reads the field of a response at a JSON pointer; undefined outside its data, and for unknown fields.
 */
export function readAsAt(
  { shape, needsRecord }: Pick<CallMetadata, 'shape' | 'needsRecord'>,
  pointer: string,
): ReadAs | undefined {
  const [, first, ...names] = pointer.split('/')
  if (first !== 'data') return undefined
  let here = shape
  let around: ObjectShape = {}
  let isTotal = false
  for (const name of names) {
    if (typeof here !== 'object') return undefined
    if (isObject(here)) around = here
    isTotal = isPage(here) && totals.has(name)
    const inner = isTotal ? 'number' : shapeIn(here, name)
    here = inner === 'self' || inner === '?self' ? around : inner
  }
  return here === undefined
    ? undefined
    : { shape: here, isTotal, isNeeded: needsRecord === true && names.length === 0 }
}

/** Metadata of a page; a backend may leave it to the envelope's count. */
const totals: ReadonlySet<string> = new Set(['total', 'current', 'size', 'pages'])

/** Of a field, of the rows of a page or what is beside them, or of an item. */
function shapeIn(shape: Exclude<AnswerShape, string>, name: string): AnswerShape | undefined {
  if (isObject(shape)) return shape[name] ?? shape[`${name}?`]
  if (!isPage(shape)) return shape[0]
  return name === 'records' ? [shape[1]] : shapeIn(shape[2], name)
}

// TypeScript does not narrow a readonly union by `Array.isArray`.
export const isPage = (shape: AnswerShape): shape is PageShape => Array.isArray(shape) && shape.length === 3
const isObject = (shape: AnswerShape): shape is ObjectShape =>
  typeof shape === 'object' && !Array.isArray(shape)
