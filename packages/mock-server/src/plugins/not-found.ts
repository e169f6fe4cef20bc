import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { isNavigation, isShellPage, pathOf } from '../domain/page-address.ts'
import { filled } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { backendPage, unknownPage } from '../pages/backend-page.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { type PageHeaders, sendPage, shellHeadersAt } from '../pages/security-headers.ts'

export interface NotFoundOptions {
  readonly shell: string | undefined
  readonly shellHeaders: PageHeaders
}

/**
 * Paths without a route: a page of the shell's own router, or nothing that exists. A browser window is shown
 * so by a page, and at the root of a backend without a portal finds what there is instead.
 */
export const notFoundPlugin = fp<NotFoundOptions>(async (app, options) => {
  const { shell } = options
  app.setNotFoundHandler(async ({ method, url, headers }, reply) => {
    const path = pathOf(url)
    if (shell !== undefined && isShellPage(method, url, headers.accept)) return sendShell(reply, url, options)
    const unknown = new Rejection(filled(texts.unknownAddress, { address: path }), { httpStatus: 404 })
    if (!isNavigation(method, headers.accept)) throw unknown
    if (shell !== undefined) return sendErrorPage(reply, unknown)
    return path === '/' ? sendPage(reply, 200, backendPage()) : sendPage(reply, 404, unknownPage(path))
  })
})

/** The page of the shell, which says itself where an address leads nowhere. */
export const sendShell = async (
  reply: FastifyReply,
  url: string,
  { shell = '', shellHeaders }: NotFoundOptions,
) =>
  reply
    .headers({
      ...shellHeadersAt(pathOf(url), shellHeaders),
      ...{ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
    .type('text/html; charset=utf-8')
    .send(await readFile(join(shell, 'index.html')))
