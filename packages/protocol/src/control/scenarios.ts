import { Type } from 'typebox'
import { controlCall } from './control-call.ts'
import { controlPath, InWorld, Name, worldsPath } from './worlds-path.ts'

export const listScenarios = controlCall({
  method: 'GET',
  path: `${controlPath}/scenarios`,
  summary: 'The named states that a world can be brought into',
  data: Type.Array(
    Type.Object({ name: Type.String(), description: Type.String(), descriptionEn: Type.String() }),
  ),
})

export const applyScenario = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/scenario`,
  summary: 'Brings a world into a named state; what it held before is gone, its snapshots and journal stay',
  pathParams: InWorld,
  body: Type.Object({ name: Name }),
  data: Type.Null(),
})
