import { type Static, Type } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { controlCall, InWorld, worldsPath } from './control-call.ts'
import { faultKindNames, faultShapeNames, stepKindNames } from './fault-kinds.ts'
import { misbehaviourNames } from './misbehaviours.ts'
import { Difference } from './requests.ts'

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

const order = {
  target: Type.String({ minLength: 1, maxLength: 512, description: 'id of a call, or a path with *' }),
  ...FaultEffect.properties,
  user: Type.Optional(Type.String({ minLength: 1, description: 'userName of the only one it strikes' })),
  skip: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'how many requests pass before it strikes' }),
  ),
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'how many requests it strikes; all by default, a sequence as many as its steps take',
    }),
  ),
  probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  seed: Type.Optional(
    Type.String({ maxLength: 200, description: 'decides which of the requests it strikes' }),
  ),
}

export type FaultOrder = Static<typeof FaultOrder>
export const FaultOrder = Type.Object(order, { additionalProperties: false })

export type ActiveFault = Static<typeof ActiveFault>
export const ActiveFault = Type.Object({
  id: Type.Integer(),
  ...order,
  count: Type.Optional(
    Type.Integer({ minimum: 0, description: 'how many requests it still strikes; 0 when it is used up' }),
  ),
})

/** With how many requests it has struck since it was added. */
export type CountedFault = Static<typeof CountedFault>
const CountedFault = Type.Object({
  ...ActiveFault.properties,
  strikes: Type.Integer({ minimum: 0, description: 'how many requests it has struck' }),
})

export type AddedFault = Static<typeof AddedFault>
export const AddedFault = Type.Object({
  ...ActiveFault.properties,
  differences: Type.Array(Difference, {
    description: 'a warning: where an answer of your own departs from the contract of its call',
  }),
})

const faultsPath = `${worldsPath}/{world}/faults` as const

export const listFaults = controlCall({
  method: 'GET',
  path: faultsPath,
  summary: 'The faults of a world, oldest first; those that are used up stay until they are removed',
  pathParams: InWorld,
  data: Type.Array(CountedFault),
})

export const addFault = controlCall({
  method: 'POST',
  path: faultsPath,
  summary: 'Bends the answers to one call, or to a pattern of paths',
  pathParams: InWorld,
  body: FaultOrder,
  data: AddedFault,
})

export const removeFault = controlCall({
  method: 'POST',
  path: `${faultsPath}/{id}/remove`,
  summary: 'Ends one fault',
  pathParams: Type.Object({ ...InWorld.properties, id: Type.Integer() }),
  data: Type.Null(),
})

export const clearFaults = controlCall({
  method: 'POST',
  path: `${faultsPath}/clear`,
  summary: 'Ends every fault of a world',
  pathParams: InWorld,
  data: Type.Null(),
})
