import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { isShellPage, pathOf } from '../domain/page-address.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { shellHeaders } from '../pages/security-headers.ts'

/** What no route answers: a page of the shell, whose own router knows it, or nothing that exists. */
export const notFoundPlugin = fp<{ shell: string | undefined }>(async (app, { shell }) => {
  app.setNotFoundHandler(async ({ method, url, headers }, reply) => {
    if (shell !== undefined && isShellPage(method, url, headers.accept)) return sendShell(reply, shell)
    throw new Rejection(texts.unknownAddress(pathOf(url)), { httpStatus: 404 })
  })
})

const sendShell = async (reply: FastifyReply, shell: string) =>
  reply
    .headers({ ...shellHeaders, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(await readFile(join(shell, 'index.html')))
