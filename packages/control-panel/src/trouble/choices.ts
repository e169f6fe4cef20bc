import { misbehaviourNames, shapeNames } from '../texts/names.ts'

/** The values of a fault of which several may be chosen, with their names. */
export const choices = { shape: shapeNames, misbehave: misbehaviourNames } as const

export const choiceNames = { ...shapeNames, ...misbehaviourNames }
