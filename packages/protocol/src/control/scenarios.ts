import { type Static, Type } from 'typebox'
import { controlCall, InWorld, Name, worldsPath } from './control-call.ts'
import { controlPath } from './control-path.ts'
import { Story } from './training.ts'

const texts = { name: Type.String(), description: Type.String(), descriptionEn: Type.String() }

export type ScenarioSheet = Static<typeof ScenarioSheet>
export const ScenarioSheet = Type.Object({
  ...texts,
  extends: Type.Array(Type.String({ description: 'scenarios that are applied before it' })),
  accounts: Type.Array(Type.String({ description: 'userNames to sign in as' })),
  story: Type.Optional(Story),
  changes: Type.Record(Type.String(), Type.Unknown(), {
    description: 'what its file changes, as it is there',
  }),
})

export type AppliedScenarios = Static<typeof AppliedScenarios>
/** What was applied, and how to sign in. */
export const AppliedScenarios = Type.Object({
  scenarios: Type.Array(Type.Object(texts, { description: 'with those that they extend, in their order' })),
  accounts: Type.Array(
    Type.Object({ userName: Type.String(), fullName: Type.String(), password: Type.String() }),
  ),
  certificates: Type.Array(
    Type.Object({
      userName: Type.String(),
      certificate: Type.String(),
      expiresAt: Type.String({ description: "by the world's clock, ISO 8601" }),
    }),
  ),
  signOns: Type.Array(
    Type.Object({
      userName: Type.String(),
      address: Type.String({ description: 'path and query of the portal that signs in by itself, once' }),
    }),
  ),
})

export const listScenarios = controlCall({
  method: 'GET',
  path: `${controlPath}/scenarios`,
  summary: 'The named states that a world can be brought into',
  data: Type.Array(ScenarioSheet),
})

export const saveScenario = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/scenario/save`,
  summary: 'Writes the present state of a world as a scenario among the files of the server',
  pathParams: InWorld,
  body: Type.Object({
    name: Name,
    description: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    replace: Type.Optional(Type.Boolean({ description: 'writes over a scenario of that name' })),
  }),
  data: Type.Object({
    file: Type.String(),
    rows: Type.Integer({ minimum: 0, description: 'that applying it writes or deletes' }),
  }),
})

export const applyScenario = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/scenario`,
  summary:
    'Brings a world into named states, one on top of the other; what it held before is gone except for its snapshots and journal',
  pathParams: InWorld,
  body: Type.Object({
    names: Type.Array(Name, { minItems: 1, maxItems: 20 }),
    make: Type.Optional(Type.Boolean({ description: 'makes the world where there is none' })),
  }),
  data: AppliedScenarios,
})
