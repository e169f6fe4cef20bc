import { Type } from 'typebox'
import { controlCall } from './control-call.ts'
import { WorldSummary } from './worlds.ts'
import { InWorld, Name, worldsPath } from './worlds-path.ts'

const snapshotsPath = `${worldsPath}/{world}/snapshots` as const
const InSnapshot = Type.Object({ ...InWorld.properties, snapshot: Name })

export const listSnapshots = controlCall({
  method: 'GET',
  path: snapshotsPath,
  summary: 'The snapshots of a world',
  pathParams: InWorld,
  data: Type.Array(WorldSummary),
})

export const takeSnapshot = controlCall({
  method: 'POST',
  path: snapshotsPath,
  summary: 'Keeps the present state of a world under a name; an older one of that name is replaced',
  pathParams: InWorld,
  body: Type.Object({ name: Name }),
  data: Type.Null(),
})

export const restoreSnapshot = controlCall({
  method: 'POST',
  path: `${snapshotsPath}/{snapshot}/restore`,
  summary: 'Puts a world back to a snapshot; requests under way finish on the state they began with',
  pathParams: InSnapshot,
  data: Type.Null(),
})

export const removeSnapshot = controlCall({
  method: 'POST',
  path: `${snapshotsPath}/{snapshot}/remove`,
  summary: 'Deletes a snapshot',
  pathParams: InSnapshot,
  data: Type.Null(),
})
