import { misbehaviourNames as codeTroubles, type Misbehaviour } from '@portal/protocol/control/misbehaviours'

/** Trouble with the files themselves. */
export const fileTroubles = ['no-script', 'html-script', 'broken-script'] as const
export type FileTrouble = (typeof fileTroubles)[number]

export const misbehaviourNames = [...fileTroubles, ...codeTroubles] as const
export type MisbehaviourName = FileTrouble | Misbehaviour

export const isFileTrouble = (name: MisbehaviourName): name is FileTrouble =>
  (fileTroubles as readonly string[]).includes(name) // widened for the lookup only
