import { type Static, Type } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { faultKindNames, stepKindNames } from './fault-kinds.ts'
import { faultShapeNames } from './fault-shapes.ts'
import { misbehaviourNames } from './misbehaviours.ts'

/** Longer than any client waits; `noAnswer` is for waiting forever. */
const longestMs = 120_000
const mostSteps = 100

const values = {
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: longestMs, description: 'latency' })),
  toMs: Type.Optional(
    Type.Integer({ minimum: 0, maximum: longestMs, description: 'upper end of a range of latencies' }),
  ),
  code: Type.Optional(Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 })),
  message: Type.Optional(Type.String({ maxLength: 1000 })),
  httpStatus: Type.Optional(
    Type.Integer({ minimum: 200, maximum: 599, description: '200 for an answer unless it says otherwise' }),
  ),
  contentType: Type.Optional(Type.String({ pattern: '^[\\w.+-]+/[\\w.+-]+(; ?[\\w=.-]+)?$' })),
  shape: Type.Optional(
    Type.Array(Type.Enum([...faultShapeNames]), { minItems: 1, description: 'one of each aspect' }),
  ),
  misbehave: Type.Optional(
    Type.Array(Type.Enum([...misbehaviourNames]), {
      minItems: 1,
      description: 'of a stand-in, whose page is the target, such as /sub-apps/oms/',
    }),
  ),
  body: Type.Optional(
    Type.Unknown({ description: 'a whole answer as JSON, envelope included; a text is sent as it is' }),
  ),
}

export type FaultStep = Static<typeof FaultStep>
export const FaultStep = Type.Object(
  {
    kind: Type.Enum([...stepKindNames], { description: 'pass answers as ever' }),
    times: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, description: 'for so many requests; one by default' }),
    ),
    ...values,
  },
  { additionalProperties: false },
)

export type FaultEffect = Static<typeof FaultEffect>
export const FaultEffect = Type.Object({
  kind: Type.Enum([...faultKindNames]),
  ...values,
  steps: Type.Optional(
    Type.Array(FaultStep, { minItems: 1, maxItems: mostSteps, description: 'of a sequence, in turn' }),
  ),
})

/**
 * A step of a sequence as a person writes it: the name of a kind, or JSON with its values.
 * @throws {Error} with the error and what was expected
 */
export function readStep(given: string): FaultStep {
  const step = given.trimStart().startsWith('{') ? parsedJson(given) : { kind: given }
  if (Check(FaultStep, step)) return step
  const [problem] = Errors(FaultStep, step)
  const field = problem?.instancePath.slice(1).replaceAll('/', '.') || 'kind'
  const reason =
    step === undefined
      ? 'is not JSON'
      : field === 'kind'
        ? 'has no such kind'
        : `is not understood: ${field} ${problem?.message}`
  throw new Error(
    `${given} ${reason}; expected one of ${stepKindNames.join(', ')}, or something like {"kind":"latency","ms":800,"times":2}`,
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
