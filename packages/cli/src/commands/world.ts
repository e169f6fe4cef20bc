import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'
import { worldSheet, worldTable } from './control-tables.ts'

const of = (world: string) => ({ pathParams: { world } })

export const listWorlds = (options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listWorlds({}),
    (worlds) => worldTable(worlds, 'There is no world yet.'),
  )

export const createWorld = (name: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.createWorld({ body: { name } }),
    (made) => `Made the world ${made.name}.`,
  )

export const showWorld = (name: string, options: ControlOptions, context: Context) =>
  control(options, context, (control) => control.worldInfo(of(name)), worldSheet)

export const resetWorld = (name: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.resetWorld(of(name)),
    () => `The world ${name} is as new.`,
  )

export const removeWorld = (name: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeWorld(of(name)),
    () => `Removed the world ${name}.`,
  )
