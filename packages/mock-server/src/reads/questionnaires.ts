import type { Questionnaire } from '@portal/protocol/calls/questionnaire'
import type { Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { received } from './notices.ts'

const withQuestions = (userId: number) =>
  ({
    notice: true,
    questions: { orderBy: { position: 'asc' }, include: { options: { orderBy: { position: 'asc' } } } },
    responses: { where: { userId }, include: { answers: { orderBy: { id: 'asc' } } } },
  }) satisfies Prisma.QuestionnaireInclude

type AskedQuestionnaire = Prisma.QuestionnaireGetPayload<{ include: ReturnType<typeof withQuestions> }>

/** A questionnaire of a notice that the user has received, with the user's answers; null for any other. */
export function findQuestionnaireOf(
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
export const isOpen = ({ notice }: AskedQuestionnaire, now: Date): boolean =>
  notice.status !== 'invalid' && notice.startDate <= now && now <= notice.endDate

/** As calls answer it. */
export function questionnaireFields(found: AskedQuestionnaire, now: Date, nameOf: NameOf): Questionnaire {
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
