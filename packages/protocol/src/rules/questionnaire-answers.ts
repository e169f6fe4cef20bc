import type { Question, QuestionAnswer } from '../calls/questionnaire.ts'
import { maxAnswerLength, maxRating } from '../entities/input-limits.ts'

type Asked = Pick<Question, 'kind' | 'requiredFlag'> & {
  readonly questionCode: string
  readonly options: readonly { readonly optionCode: string }[]
}

/** Why an answer is not taken. */
export type AnswerProblem = 'missing' | 'wrong'

/** The error in the values for a question; undefined if they are a valid answer (assumed). */
export function answerProblem(question: Asked, values: readonly string[]): AnswerProblem | undefined {
  const given = values.filter((value) => value.trim() !== '')
  if (given.length === 0) return question.requiredFlag === 'Y' ? 'missing' : undefined
  return isAnswer(question, given) ? undefined : 'wrong'
}

function isAnswer({ kind, options }: Asked, given: readonly string[]): boolean {
  const [first = ''] = given
  const isOption = (value: string) => options.some(({ optionCode }) => optionCode === value)
  switch (kind) {
    case 'choice':
      return given.length === 1 && isOption(first)
    case 'choices':
      return given.every(isOption) && new Set(given).size === given.length
    case 'rating':
      return given.length === 1 && /^[1-9]$/.test(first) && Number(first) <= maxRating
    case 'text':
      return given.length === 1 && first.length <= maxAnswerLength
  }
}

/** The first question whose answer is missing or wrong, or an answer to a question that does not exist. */
export function firstProblem(
  questions: readonly Asked[],
  answers: readonly QuestionAnswer[],
): { readonly questionCode: string; readonly problem: AnswerProblem } | undefined {
  const stray = answers.find(
    ({ questionCode }, index) =>
      !questions.some((one) => one.questionCode === questionCode) ||
      answers.findIndex((one) => one.questionCode === questionCode) !== index,
  )
  if (stray) return { questionCode: stray.questionCode, problem: 'wrong' }
  for (const question of questions) {
    const { questionCode } = question
    const values = answers.find((one) => one.questionCode === questionCode)?.values ?? []
    const problem = answerProblem(question, values)
    if (problem) return { questionCode, problem }
  }
  return undefined
}
