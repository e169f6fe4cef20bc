import type { PrismaClient } from '../generated/client.ts'
import type { Source } from './company-files.ts'
import type { Problems } from './problems.ts'
import type { Notices, QuestionnaireEntry } from './schemas.ts'

/** The questions of one notice: codes of their own, and options where something is chosen. */
export function checkQuestionnaire(problems: Problems, notices: Source<Notices>, index: number): void {
  const notice = notices.content[index]
  if (!notice?.questionnaire) return
  const at = [index, 'questionnaire'] as const
  if (notice.type !== 'questionnaire') {
    problems.add(notices, [...at, 'code'], `a notice of the type ${notice.type} has no questionnaire`)
  }
  const { questions } = notice.questionnaire
  problems.unique(
    notices,
    'question',
    questions.map(({ code }, which) => [[...at, 'questions', which, 'code'], code]),
  )
  questions.forEach(({ code, kind, options }, which) => {
    const isChosen = kind === 'choice' || kind === 'choices'
    const path = [...at, 'questions', which] as const
    if (isChosen !== (options !== undefined)) {
      problems.add(
        notices,
        path,
        `question ${code} of the kind ${kind} ${isChosen ? 'lacks' : 'has no'} options`,
      )
    }
    problems.unique(
      notices,
      'option',
      (options ?? []).map((option, place) => [[...path, 'options', place, 'code'], option.code]),
    )
  })
}

/** Stores the questions of a notice. */
export async function writeQuestionnaire(
  db: PrismaClient,
  noticeId: number,
  { code, minutes, questions }: QuestionnaireEntry,
): Promise<void> {
  await db.questionnaire.create({
    data: {
      code,
      noticeId,
      minutes,
      questions: {
        create: questions.map(({ optional = false, options = [], ...question }, position) => ({
          ...question,
          position,
          isRequired: !optional,
          options: { create: options.map((option, place) => ({ ...option, position: place })) },
        })),
      },
    },
  })
}
