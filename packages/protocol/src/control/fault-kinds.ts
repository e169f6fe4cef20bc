import { type Static, Type } from 'typebox'
import { faultShapeNames, shapesProblem } from './fault-shapes.ts'

/** What a fault does to an answer, and the values that it takes for that. */
export const faultKinds = {
  latency: { says: 'answers later', needs: ['ms'], takes: ['ms', 'toMs'] },
  rejection: { says: 'answers status E', needs: [], takes: ['code', 'message'] },
  sessionEnded: { says: 'answers E with 4001', needs: [], takes: ['message'] },
  httpStatus: { says: 'answers an HTTP status', needs: ['httpStatus'], takes: ['httpStatus', 'message'] },
  reset: { says: 'breaks the connection', needs: [], takes: [] },
  noAnswer: { says: 'never answers', needs: [], takes: [] },
  truncated: { says: 'cuts the JSON short', needs: [], takes: [] },
  malformed: { says: 'spoils the JSON', needs: [], takes: [] },
  contentType: { says: 'names a wrong content type', needs: [], takes: ['contentType'] },
  notArray: { says: 'gives an object where an array is due', needs: [], takes: [] },
  shape: { says: 'answers in other forms', needs: ['shape'], takes: ['shape'] },
} as const satisfies Record<
  string,
  { says: string; needs: readonly Parameter[]; takes: readonly Parameter[] }
>

export type FaultKind = keyof typeof faultKinds
type Parameter = 'ms' | 'toMs' | 'code' | 'message' | 'httpStatus' | 'contentType' | 'shape'
const parameters: readonly Parameter[] = [
  'ms',
  'toMs',
  'code',
  'message',
  'httpStatus',
  'contentType',
  'shape',
]

const FaultKindName = Type.Enum(Object.keys(faultKinds) as FaultKind[]) // keys of a const object are its kinds

/** Longer than any client waits; what is to wait for ever is `noAnswer`. */
const longestMs = 120_000

export type FaultEffect = Static<typeof FaultEffect>
export const FaultEffect = Type.Object({
  kind: FaultKindName,
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: longestMs, description: 'latency' })),
  toMs: Type.Optional(
    Type.Integer({ minimum: 0, maximum: longestMs, description: 'upper end of a range of latencies' }),
  ),
  code: Type.Optional(Type.Integer()),
  message: Type.Optional(Type.String({ maxLength: 1000 })),
  httpStatus: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  contentType: Type.Optional(Type.String({ pattern: '^[\\w.+-]+/[\\w.+-]+(; ?[\\w=.-]+)?$' })),
  shape: Type.Optional(
    Type.Array(Type.Enum([...faultShapeNames]), { minItems: 1, description: 'one of each aspect' }),
  ),
})

/** What is wrong with the values of a fault, in a sentence; undefined when nothing is. */
export function effectProblem(effect: FaultEffect): string | undefined {
  const { needs, takes }: { needs: readonly Parameter[]; takes: readonly Parameter[] } =
    faultKinds[effect.kind]
  const missing = needs.find((name) => effect[name] === undefined)
  if (missing) return `A fault ${effect.kind} needs ${missing}`
  const foreign = parameters.find((name) => effect[name] !== undefined && !takes.includes(name))
  if (foreign) return `A fault ${effect.kind} takes no ${foreign}; expected ${takes.join(', ') || 'none'}`
  if (effect.toMs !== undefined && effect.toMs < (effect.ms ?? 0)) {
    return `A range of latencies ends at ${effect.toMs} before it begins at ${effect.ms}`
  }
  return shapesProblem(effect.shape ?? [])
}
