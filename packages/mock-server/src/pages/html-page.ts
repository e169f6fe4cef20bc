import { readFileSync } from 'node:fs'
import { sessionEndedCode } from '@portal/protocol/envelope'
import type { FastifyReply } from 'fastify'
import { nameLanguage } from '../domain/name-language.ts'
import { type Message, type Rejection, wording } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendPage } from './security-headers.ts'

/** A file of these pages, which have kinds of their own. */
export const pageFile = (name: string): URL => new URL(`../../pages/${name}`, import.meta.url)

const styleSheet = (name: string) => readFileSync(pageFile(`${name}.css`), 'utf8')

interface Page {
  readonly title: string
  /** Markup below the title; the caller escapes text in it. */
  readonly content: string
  /** Chinese by default. */
  readonly language?: string
  /** Style sheets beside that of every page, in their order. */
  readonly styles?: readonly string[]
}

/** A small page of the server's own, in Chinese like all its messages. */
export const htmlPage = ({ title, content, language = 'zh', styles = [] }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${['page', ...styles].map(styleSheet).join('')}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/**
 * Shows a refusal in a browser window, where an envelope would be unreadable.
 * @param advice what to do; null where the refusal already says it
 */
export function sendErrorPage(
  reply: FastifyReply,
  refusal: Rejection,
  advice: Message | null = texts.closeAndRetry,
) {
  const asked = reply.request.headers['accept-language']
  const language = nameLanguage(asked)
  const { code, httpStatus = 403 } = refusal.options
  const said = `<p>${escapeHtml(wording(refusal.userMessage, asked))}</p>`
  const content = advice ? `${said}<p class="muted">${wording(advice, asked)}</p>` : said
  return sendPage(
    reply,
    code === sessionEndedCode ? 401 : httpStatus,
    htmlPage({ title: wording(texts.pageRefused, asked), language, content }),
  )
}
