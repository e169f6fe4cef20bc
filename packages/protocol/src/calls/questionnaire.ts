import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { maxAnswerLength } from '../entities/input-limits.ts'
import { Flag } from '../entities/notice.ts'

const service = '/api/messageServer/baseQuestionnaireService'
const posted = { method: 'POST', access: 'certificate', encoding: 'json', area: 'notice' } as const
const provenance = { path: 'assumed', body: 'assumed', data: 'assumed' } as const

const Code = Type.String({ minLength: 1, maxLength: 64 })

/** `choice` takes one option, `choices` any number of them, `rating` a number from 1 to 5, `text` words. */
const Question = Type.Object({
  questionCode: Code,
  kind: Type.Enum(['choice', 'choices', 'rating', 'text']),
  questionName: Type.String(),
  requiredFlag: Flag,
  options: Type.Array(Type.Object({ optionCode: Code, optionName: Type.String() })),
})
export type Question = Static<typeof Question>

/** One value, or the codes of all options that were chosen. */
const QuestionAnswer = Type.Object({
  questionCode: Code,
  values: Type.Array(Type.String({ minLength: 1, maxLength: maxAnswerLength }), { maxItems: 50 }),
})
export type QuestionAnswer = Static<typeof QuestionAnswer>

/**
 * A notice's questions and the user's answers; `submittedAt` is null until then. With `openFlag` Y it accepts answers
 * now.
 */
const Questionnaire = Type.Object({
  questionnaireCode: Code,
  title: Type.String(),
  minutes: Type.Integer({ description: 'how long it takes' }),
  endDate: Type.String({ format: 'date-time' }),
  openFlag: Flag,
  questions: Type.Array(Question),
  submittedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  answers: Type.Array(QuestionAnswer),
})
export type Questionnaire = Static<typeof Questionnaire>

export const findQuestionnaire = endpoint({
  ...posted,
  path: `${service}/findQuestionnaire`,
  summary: 'The questions of a notice that the user has received, with the user’s answers',
  body: Type.Object({ questionnaireCode: Code }),
  data: Questionnaire,
  provenance,
})

export const saveQuestionnaireAnswers = endpoint({
  ...posted,
  path: `${service}/saveQuestionnaireAnswers`,
  summary: 'Takes the user’s answers to a questionnaire, once',
  body: Type.Object({
    questionnaireCode: Code,
    answers: Type.Array(QuestionAnswer, { minItems: 1, maxItems: 100 }),
  }),
  data: Questionnaire,
  provenance,
})
