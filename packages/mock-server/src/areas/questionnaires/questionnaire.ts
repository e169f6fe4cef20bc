import type { Questionnaire } from '@portal/protocol/calls/questionnaire'
import { firstProblem } from '@portal/protocol/rules/questionnaire-answers'
import type { Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { questionnaireTexts } from '../../errors/texts.ts'
import { received } from '../notices/notices.ts'

const withQuestions = (userId: number) =>
  ({
    notice: true,
    questions: { orderBy: { position: 'asc' }, include: { options: { orderBy: { position: 'asc' } } } },
    responses: { where: { userId }, include: { answers: { orderBy: { id: 'asc' } } } },
  }) satisfies Prisma.QuestionnaireInclude

type AskedQuestionnaire = Prisma.QuestionnaireGetPayload<{ include: ReturnType<typeof withQuestions> }>

/** A questionnaire of a notice that the user has received, with the user's answers; null for any other. */
function findQuestionnaireOf(
  db: Pick<World['db'], 'questionnaire'>,
  userId: number,
  code: string,
): Promise<AskedQuestionnaire | null> {
  const { notice } = received(userId)
  return db.questionnaire.findFirst({
    where: { code, notice: { ...notice, recipients: { some: { userId } } } },
    include: withQuestions(userId),
  })
}

/** Answers are taken while the notice is valid and its time lasts (assumed). */
const isOpen = ({ notice }: AskedQuestionnaire, now: Date): boolean =>
  notice.status !== 'invalid' && notice.startDate <= now && now <= notice.endDate

/** As calls answer it. */
function questionnaireFields(found: AskedQuestionnaire, now: Date, nameOf: NameOf): Questionnaire {
  const [response] = found.responses
  return {
    questionnaireCode: found.code,
    title: nameOf({ name: found.notice.title, nameEn: found.notice.titleEn }),
    minutes: found.minutes,
    endDate: found.notice.endDate.toISOString(),
    openFlag: isOpen(found, now) ? 'Y' : 'N',
    questions: found.questions.map((question) => ({
      questionCode: question.code,
      kind: question.kind,
      questionName: nameOf(question),
      requiredFlag: question.isRequired ? 'Y' : 'N',
      options: question.options.map((option) => ({ optionCode: option.code, optionName: nameOf(option) })),
    })),
    submittedAt: response?.submittedAt.toISOString() ?? null,
    answers: found.questions.flatMap(({ id, code }) => {
      const values = (response?.answers ?? [])
        .filter((one) => one.questionId === id)
        .map(({ value }) => value)
      return values.length > 0 ? [{ questionCode: code, values }] : []
    }),
  }
}

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
