import { firstProblem } from '@portal/protocol/rules/questionnaire-answers'
import type { Handlers } from '../calls/call-context.ts'
import { filled } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { questionnaireTexts } from '../errors/texts.ts'
import { findQuestionnaireOf, isOpen, questionnaireFields } from '../reads/questionnaires.ts'

/** The questions and the possible answers. */
export const questionnaireHandlers: Pick<Handlers, 'findQuestionnaire' | 'saveQuestionnaireAnswers'> = {
  async findQuestionnaire({ world, user, nameOf, input: { body } }) {
    const found = await findQuestionnaireOf(world.db, user.id, body.questionnaireCode)
    if (!found) throw new Rejection(filled(questionnaireTexts.unknown, { code: body.questionnaireCode }))
    return questionnaireFields(found, world.now(), nameOf)
  },

  saveQuestionnaireAnswers: ({ world, user, nameOf, input: { body } }) =>
    world.db.$transaction(async (tx) => {
      const { questionnaireCode, answers } = body
      const now = world.now()
      const found = await findQuestionnaireOf(tx, user.id, questionnaireCode)
      if (!found) throw new Rejection(filled(questionnaireTexts.unknown, { code: questionnaireCode }))
      if (found.responses.length > 0) throw new Rejection(questionnaireTexts.answered)
      if (!isOpen(found, now)) throw new Rejection(questionnaireTexts.closed)
      const { questions } = questionnaireFields(found, now, nameOf)
      const wrong = firstProblem(questions, answers)
      if (wrong) {
        const name = questions.find((one) => one.questionCode === wrong.questionCode)?.questionName
        throw new Rejection(
          filled(questionnaireTexts[wrong.problem], { question: name ?? wrong.questionCode }),
        )
      }
      const idOf = new Map(found.questions.map(({ id, code }) => [code, id]))
      await tx.questionnaireResponse.create({
        data: {
          questionnaireId: found.id,
          userId: user.id,
          submittedAt: now,
          answers: {
            create: answers.flatMap(({ questionCode, values }) => {
              const questionId = idOf.get(questionCode)
              const given = values.map((value) => value.trim()).filter((value) => value !== '')
              return questionId === undefined ? [] : given.map((value) => ({ questionId, value }))
            }),
          },
        },
      })
      const saved = await findQuestionnaireOf(tx, user.id, questionnaireCode)
      return questionnaireFields(saved ?? found, now, nameOf)
    }),
}
