import { message, quoted } from './message.ts'

/** Why a questionnaire is not shown or answers to it are not taken. */
export const questionnaireTexts = {
  unknown: (code: string) =>
    message(
      `问卷 ${quoted(code)} 不存在，或未发送给您`,
      `There is no questionnaire ${quoted(code)}, or it was not sent to you`,
      {
        es: `No existe el cuestionario ${quoted(code)}, o no se le ha enviado`,
        ja: `アンケート ${quoted(code)} は存在しないか、対象者に含まれていません`,
      },
    ),
  answered: message('您已提交过这份问卷，每人只能提交一次', 'You have answered this questionnaire already', {
    es: 'Ya ha respondido a este cuestionario',
    ja: 'このアンケートには既に回答済みです',
  }),
  closed: message('问卷不在填写时间内，不再接收答卷', 'The questionnaire takes no answers at this time', {
    es: 'El cuestionario no admite respuestas en este momento',
    ja: 'このアンケートは回答期間外です',
  }),
  missing: (question: string) =>
    message(`请回答：${quoted(question)}`, `An answer is missing: ${quoted(question)}`, {
      es: `Falta una respuesta: ${quoted(question)}`,
      ja: `回答が必要です：${quoted(question)}`,
    }),
  wrong: (question: string) =>
    message(`答案无效：${quoted(question)}`, `This is no answer to the question: ${quoted(question)}`, {
      es: `La respuesta no es válida: ${quoted(question)}`,
      ja: `回答が正しくありません：${quoted(question)}`,
    }),
}
