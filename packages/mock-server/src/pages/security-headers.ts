import type { FastifyReply } from 'fastify'

/** Sub-apps that their developers serve from a port of their own machine, hot reload included. */
const developers = 'http://localhost:* http://127.0.0.1:*'
const hotReload = 'ws://localhost:* ws://127.0.0.1:*'

/**
 * What the shell may load. qiankun runs the scripts of sub-apps through `eval` and puts their styles into the page, so
 * that both must be allowed; inline scripts need not be. `others`: developers, and the hosts that the installation names.
 */
const shellPolicy = (others: string, needsEval: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${needsEval ? "'unsafe-eval' " : ''}${others}`,
    `style-src 'self' 'unsafe-inline' ${others}`,
    `img-src 'self' data: blob: ${others}`,
    `font-src 'self' data: ${others}`,
    // Pages fetch what they have made themselves, such as a picture before it is uploaded.
    `connect-src 'self' data: blob: ${others} ${hotReload}`,
    `media-src 'self' data: blob: ${others}`,
    // Frames of sub-apps, and documents that they show before printing.
    `frame-src 'self' blob: ${others}`,
    // When a developer's server is down, its hot reload waits for it in a blob worker, which allows no more than `eval`
    // does.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    // Forms that sub-apps submit to their own server, e.g. for a download.
    `form-action 'self' ${others}`,
    "frame-ancestors 'self'",
  ].join('; ')

/** The server's own pages load nothing but the favicon. */
const pagePolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

/** The contract's page runs Swagger UI from this server, which styles by attributes and draws by data addresses. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The control panel runs its own script, styles as antd does, and talks to the control API. */
const panelPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** An address may contain a sign-on: no request sends it as referrer, not even to this origin. */
const referrerPolicy = 'strict-origin'

const openerPolicy = 'cross-origin-opener-policy'

/** The page that an identity provider leads back to, which answers the window that opened it. */
const returnPath = /^\/auth-redirect\/?$/

export type PageHeaders = Readonly<Record<string, string>>

/**
 * Headers of every page of the shell and the sub-apps.
 * @param hosts the origins that the installation names
 * @param needsEval whether a sub-app runs in qiankun
 */
export const shellHeaders = (hosts: readonly string[], needsEval = true): PageHeaders => ({
  'content-security-policy': shellPolicy([developers, ...hosts].join(' '), needsEval),
  // A page that opened the portal can't navigate it elsewhere; windows that the portal opens still answer it.
  [openerPolicy]: 'same-origin-allow-popups',
  'referrer-policy': referrerPolicy,
})

/**
 * Headers of what the backend answers, for windows: a file that somebody has uploaded doesn't run as the portal, where it
 * could read the certificate. Browsers show no PDF in a sandbox, and run none as a page.
 */
export const answerHeaders = (isSignOn: boolean, contentType: string): PageHeaders => ({
  'referrer-policy': isSignOn ? referrerPolicy : 'no-referrer',
  ...(isSignOn || /^application\/pdf\b/i.test(contentType) ? {} : { 'content-security-policy': 'sandbox' }),
})

/** Headers of the shell's page at one of its paths. */
export const shellHeadersAt = (path: string, headers: PageHeaders): PageHeaders =>
  returnPath.test(path)
    ? Object.fromEntries(Object.entries(headers).filter(([name]) => name !== openerPolicy))
    : headers

/** Headers of the contract's page and of what it loads. */
export const docsHeaders = { 'content-security-policy': docsPolicy, 'referrer-policy': 'no-referrer' }

/** Headers of the control panel's page. */
export const panelHeaders = { 'content-security-policy': panelPolicy, 'referrer-policy': 'no-referrer' }

/**
 * Responds with one of the server's own pages. The window's address may contain a certificate, so no referrer is sent.
 */
export const sendPage = (reply: FastifyReply, httpStatus: number, html: string) =>
  reply
    .code(httpStatus)
    .headers({
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html)
