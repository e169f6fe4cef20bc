import { type Static, Type } from 'typebox'
import { controlCall } from './control-call.ts'
import { trainingPath } from './control-path.ts'
import { Story } from './story.ts'

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export type TrainingPerson = Static<typeof TrainingPerson>
export const TrainingPerson = Type.Object({
  userName: Type.String(),
  fullName: Type.String(),
  fullNameEn: Type.String(),
  description: Type.String({ description: 'what this person does' }),
  descriptionEn: Type.String(),
})

export type Tour = Static<typeof Tour>
/** The story of a world and how far its trainee is. */
export const Tour = Type.Object({
  ...Story.properties,
  step: Nullable(
    Type.Integer({
      minimum: 0,
      description: 'index; as many as there are steps when all are done, null before',
    }),
  ),
  done: Type.Boolean({ description: 'whether the check of this step holds' }),
  left: Type.Boolean({ description: 'put aside until it is resumed' }),
})

export type Training = Static<typeof Training>
/** What a training world sends to its browsers: that it is one, the people to sign in as, and its tour. */
export const Training = Type.Object({
  world: Type.String(),
  now: Type.String({ description: "the world's time, ISO 8601" }),
  clock: Type.Enum(['real', 'moved', 'stopped']),
  password: Type.String({ description: 'of the demo accounts' }),
  people: Type.Array(TrainingPerson, { description: 'demo accounts that still have this password' }),
  tour: Nullable(Tour),
})

/** For browsers, not for testers: not part of the control API proper, which needs its token. */
export const readTraining = controlCall({
  method: 'GET',
  path: trainingPath,
  summary: 'What the world of a browser is for; null where it is no world for training',
  data: Nullable(Training),
})

export type TourMove = Static<typeof TourMove>
export const TourMove = Type.Object({
  move: Type.Enum(['begin', 'next', 'leave', 'resume']),
  step: Type.Optional(
    Type.Integer({ minimum: 0, description: 'that is shown: next goes on from this one alone' }),
  ),
})

export const moveTour = controlCall({
  method: 'POST',
  path: `${trainingPath}/tour`,
  summary: 'Begins, goes on with, leaves or resumes the tour of a world; a step goes on once its check holds',
  body: TourMove,
  data: Nullable(Training),
})
