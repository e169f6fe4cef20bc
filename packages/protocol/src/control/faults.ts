import { type Static, Type } from 'typebox'
import { controlCall, InWorld, worldsPath } from './control-call.ts'
import { FaultEffect } from './fault-kinds.ts'

export type FaultOrder = Static<typeof FaultOrder>
export const FaultOrder = Type.Object({
  target: Type.String({ minLength: 1, maxLength: 512, description: 'id of a call, or a path with *' }),
  ...FaultEffect.properties,
  user: Type.Optional(Type.String({ minLength: 1, description: 'userName of the only one it strikes' })),
  count: Type.Optional(Type.Integer({ minimum: 1, description: 'how often it strikes; always by default' })),
  probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  seed: Type.Optional(
    Type.String({ maxLength: 200, description: 'decides which of the requests it strikes' }),
  ),
})

export type ActiveFault = Static<typeof ActiveFault>
/** `count` is what is left of it. */
export const ActiveFault = Type.Object({ id: Type.Integer(), ...FaultOrder.properties })

const faultsPath = `${worldsPath}/{world}/faults` as const

export const listFaults = controlCall({
  method: 'GET',
  path: faultsPath,
  summary: 'The faults of a world, oldest first',
  pathParams: InWorld,
  data: Type.Array(ActiveFault),
})

export const addFault = controlCall({
  method: 'POST',
  path: faultsPath,
  summary: 'Bends the answers to one call, or to a pattern of paths',
  pathParams: InWorld,
  body: FaultOrder,
  data: ActiveFault,
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
