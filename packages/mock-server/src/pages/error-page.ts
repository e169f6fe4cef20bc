import { endsSession } from '@portal/protocol/envelope'
import type { FastifyReply } from 'fastify'
import { envelopeOf } from '../errors/foreseen.ts'
import type { Rejection } from '../errors/rejection.ts'
import { escapeHtml, htmlPage } from './html-page.ts'
import { sendPage } from './security-headers.ts'

/** Shows a refusal in a browser window, where an envelope would be a riddle. */
export function sendErrorPage(reply: FastifyReply, refusal: Rejection) {
  const httpStatus = endsSession(envelopeOf(refusal)) ? 401 : (refusal.options.httpStatus ?? 403)
  const content = `<p>${escapeHtml(refusal.message)}</p><p class="muted">请关闭此窗口，返回门户后重试。</p>`
  return sendPage(reply, httpStatus, htmlPage({ title: '无法打开页面', content }))
}
