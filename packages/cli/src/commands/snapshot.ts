import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'
import { worldTable } from './control-tables.ts'

interface SnapshotOptions extends ControlOptions {
  readonly world: string
}

export const listSnapshots = (options: SnapshotOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listSnapshots({ pathParams: { world: options.world } }),
    (snapshots) => worldTable(snapshots, `The world ${options.world} has no snapshot.`),
  )

export const takeSnapshot = (name: string, options: SnapshotOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.takeSnapshot({ pathParams: { world: options.world }, body: { name } }),
    () => `Kept the world ${options.world} as ${name}.`,
  )

export const restoreSnapshot = (snapshot: string, options: SnapshotOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.restoreSnapshot({ pathParams: { world: options.world, snapshot } }),
    () => `The world ${options.world} is as it was in ${snapshot}.`,
  )

export const removeSnapshot = (snapshot: string, options: SnapshotOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeSnapshot({ pathParams: { world: options.world, snapshot } }),
    () => `Removed the snapshot ${snapshot}.`,
  )
