import type { Question, QuestionAnswer } from '@portal/protocol/calls/questionnaire'
import { answerProblem } from '@portal/protocol/rules/questionnaire-answers'

/** The form's values, by the codes of the questions; arrays for multiple choice. */
export type AnswerValues = Readonly<Record<string, string | readonly string[] | undefined>>

/** The values given to one question. */
export function valuesOf(values: AnswerValues, { questionCode }: Pick<Question, 'questionCode'>): string[] {
  const given = values[questionCode]
  const all = typeof given === 'string' ? [given] : [...(given ?? [])]
  return all.map((value) => value.trim()).filter((value) => value !== '')
}

/** Whether a question has an answer that may be sent. */
export function isAnswered(values: AnswerValues, question: Question): boolean {
  const given = valuesOf(values, question)
  return given.length > 0 && answerProblem(question, given) === undefined
}

/** As they are sent: what was left out is not. */
export const answersOf = (values: AnswerValues, questions: readonly Question[]): QuestionAnswer[] =>
  questions.flatMap((question) => {
    const given = valuesOf(values, question)
    return given.length > 0 ? [{ questionCode: question.questionCode, values: given }] : []
  })
