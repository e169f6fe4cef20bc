/** Trouble with the files themselves. */
export const fileTroubles = ['no-script', 'html-script', 'broken-script'] as const
export type FileTrouble = (typeof fileTroubles)[number]

/** Trouble that the code of the stand-ins knows how to make (packages/sub-app-stub/src/misbehave). */
const codeTroubles = [
  'throw-bootstrap',
  'throw-mount',
  'throw-render',
  'throw-unmount',
  'never-unmount',
  'throw-later',
  'reject-later',
  'never-mount',
  'old-bridge',
  'new-bridge',
  'slow-start',
  'globals',
  'styles',
  'script-styles',
  'timers',
  'listeners',
  'document-listeners',
  'handlers',
  'observers',
  'channels',
  'history',
  'rewrite',
  'modal',
  'empty-container',
  'remove-container',
  'empty-body',
  'flood',
  'dirty',
] as const

export const misbehaviourNames = [...fileTroubles, ...codeTroubles] as const
export type MisbehaviourName = (typeof misbehaviourNames)[number]

export const isFileTrouble = (name: MisbehaviourName): name is FileTrouble =>
  (fileTroubles as readonly string[]).includes(name) // widened only to ask whether it is one of them
