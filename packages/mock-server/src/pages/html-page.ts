import { sessionEndedCode } from '@portal/protocol/envelope'
import type { FastifyReply } from 'fastify'
import { nameLanguage } from '../domain/name-language.ts'
import { type Message, type Rejection, wording } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendPage } from './security-headers.ts'

/** How pages to read through are set: wider than a card, with code in it. */
export const documentStyle = `
body { display: block }
main { width: min(1080px, 100%); margin: 0 auto }
h2 { margin: 40px 0 8px; font-size: 20px }
h3 { margin: 32px 0 4px; font-size: 16px }
a { color: var(--accent) }
code { font: 13px/1.5 ui-monospace, Consolas, monospace }
h3 code { font-size: 16px; font-weight: 600 }
.calls { display: flex; flex-wrap: wrap; gap: 4px 12px }
@media (max-width: 640px) {
  body { padding: 0 }
  main { padding: 24px 16px; border-radius: 0; border-width: 4px 0 0 }
}
`

interface Page {
  readonly title: string
  /** Markup below the title; the caller escapes text in it. */
  readonly content: string
  /** Chinese by default. */
  readonly language?: string
  /** Rules beside those of every page. */
  readonly style?: string
}

const baseStyle = `
:root { color-scheme: light dark; --text: #1f2937; --muted: #667085; --card: #fff; --ground: #f3f5f8; --line: #e4e7ec; --accent: #1890ff }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e8ec; --muted: #98a2b3; --card: #1b1f27; --ground: #12151b; --line: #2d333f }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground);
  color: var(--text); font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif }
main { width: min(480px, 100%); padding: 40px; background: var(--card); border: 1px solid var(--line);
  border-top: 4px solid var(--accent); border-radius: 12px; overflow-wrap: anywhere }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.35 }
p { margin: 0 0 16px }
p:last-child { margin: 0 }
.muted { color: var(--muted); font-size: 14px }
ul { margin: 24px 0; padding: 16px 0; border: solid var(--line); border-width: 1px 0; display: grid; gap: 8px; list-style: none }
a { color: inherit; text-underline-offset: 4px }
dl { margin: 24px 0; padding: 16px 0; border: solid var(--line); border-width: 1px 0; display: grid; gap: 8px 24px;
  grid-template-columns: max-content 1fr }
dt { color: var(--muted) }
dd { margin: 0 }
`

/** A small page of the server's own, in Chinese like all its messages. */
export const htmlPage = ({ title, content, language = 'zh', style = '' }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${baseStyle}${style}</style>
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
