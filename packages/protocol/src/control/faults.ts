import { type Static, Type } from 'typebox'
import { controlCall, InWorld, worldsPath } from './control-call.ts'
import { FaultEffect } from './fault-effect.ts'
import { Difference } from './requests.ts'

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
