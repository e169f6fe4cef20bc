import { type Static, type TProperties, Type } from 'typebox'
import { applicationKinds } from '../applications/application-kinds.ts'
import { type Language, languages } from '../languages.ts'
import { controlCall } from './control-call.ts'
import { trainingPath } from './control-path.ts'
import { callProblem } from './fault-target.ts'

const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const matching = (pattern: RegExp, expected: string) =>
  Type.Refine(
    Type.String(),
    (text) => pattern.test(text),
    () => `must be ${expected}`,
  )

const Text = Type.String({ minLength: 1, maxLength: 1000 })
const Code = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'a code such as wangjing or TC90000001')

export type Words = Static<typeof Words>
/** What trainees read, in the languages of the portal. */
export const Words = Type.Unsafe<Readonly<Record<Language, string>>>(
  closed(Object.fromEntries(languages.map((language) => [language, Text]))),
)

const CallId = Type.Refine(
  Type.String(),
  (id) => callProblem(id) === undefined,
  (id) => callProblem(String(id)) ?? '',
)

/** Roles of elements that a step may point at. */
const pointedRoles = [
  ...(['button', 'link', 'textbox', 'combobox', 'spinbutton', 'searchbox'] as const),
  ...(['checkbox', 'menuitem', 'tab', 'heading', 'region'] as const),
] as const
export type PointedRole = (typeof pointedRoles)[number]

const orderStatus = [
  'draft',
  'submitted',
  'approved',
  'producing',
  'shipped',
  'completed',
  'cancelled',
] as const

/** The condition under which a step is done. Without a number it concerns what happened since the tour started. */
const conditions = {
  order: Type.Optional(
    closed({
      number: Type.Optional(Code),
      by: Type.Optional(Code),
      status: Type.Optional(Type.Enum([...orderStatus])),
    }),
  ),
  approval: Type.Optional(
    closed({
      by: Code,
      of: Type.Optional(Code),
      applicant: Type.Optional(Code),
      verdict: Type.Enum(['approved', 'rejected']),
    }),
  ),
  application: Type.Optional(
    closed({
      kind: Type.Enum([...applicationKinds]),
      by: Code,
      state: Type.Optional(Type.Enum(['running', 'approved', 'rejected', 'recorded'])),
    }),
  ),
  request: Type.Optional(closed({ call: CallId, by: Code })),
}

export type StoryCheck = Static<typeof StoryCheck>
export const StoryCheck = Type.Refine(
  closed(conditions),
  (check) => Object.keys(check).length === 1,
  () => `must have exactly one of ${Object.keys(conditions).join(', ')}`,
)

const StoryStep = closed({
  text: Words,
  who: Code,
  /** Where it is done: an address of the portal. */
  page: matching(
    /^\/(?![/\\])(?:[^\s{}]|\{order\}|\{application\})*$/,
    'an address of the portal, such as /child/oms/orders/ceramic, where {order} and {application} mean numbers',
  ),
  /** The element that the step points at. */
  at: Type.Optional(closed({ role: Type.Enum([...pointedRoles]), name: Words })),
  /** A hint for a trainee whose check doesn't pass yet. */
  hint: Type.Optional(Words),
  /** Without one the trainee continues at will. */
  check: Type.Optional(StoryCheck),
})

export type Story = Static<typeof Story>
/** A tour through the portal that a scenario brings along. */
export const Story = closed({
  title: Words,
  steps: Type.Array(StoryStep, { minItems: 1, maxItems: 20 }),
})

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
