import { controlPath } from './control-path.ts'

/** Requested by browsers in a training world. Separate from the schemas, which pages of the portal don't need. */
export const trainingPath = `${controlPath}/training`
