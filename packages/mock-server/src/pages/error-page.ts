import { sessionEndedCode } from '@portal/protocol/envelope'
import type { FastifyReply } from 'fastify'
import { messageLanguageOf } from '../domain/name-language.ts'
import type { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { escapeHtml, htmlPage } from './html-page.ts'
import { sendPage } from './security-headers.ts'

/** Shows a refusal in a browser window, where an envelope would be a riddle. */
export function sendErrorPage(reply: FastifyReply, refusal: Rejection) {
  const language = messageLanguageOf(reply.request)
  const { code, httpStatus = 403 } = refusal.options
  const content = `<p>${escapeHtml(refusal.said[language])}</p><p class="muted">${texts.closeAndRetry[language]}</p>`
  return sendPage(
    reply,
    code === sessionEndedCode ? 401 : httpStatus,
    htmlPage({ title: texts.pageRefused[language], language, content }),
  )
}
