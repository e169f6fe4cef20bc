import { controlPath } from './control-path.ts'

/** What browsers in a world for training ask. Apart from the shapes, which no page of the portal needs to carry. */
export const trainingPath = `${controlPath}/training`
