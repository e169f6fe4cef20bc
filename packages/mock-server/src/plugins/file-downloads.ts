import { downloadPath } from '@portal/protocol/file-download'
import { findCertificate } from '@portal/store/certificates'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { processesOf } from '../areas/approvals/approvals.ts'
import { rowIdOf } from '../calls/row-ids.ts'
import { cookieOf } from '../connections.ts'
import { contentTypeOf, plainName } from '../domain/file-download.ts'
import { acceptsPage } from '../domain/page-address.ts'
import { filled, Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { faultsPlugin } from './faults.ts'
import { noUser } from './journal.ts'
import { type WorldOptions, worldOf, worldPlugin } from './world.ts'

interface DownloadRequest {
  Params: { fileId: string; fileName: string }
}

/** A link in a browser sends no header, but the cookie in which the portal keeps the certificate (specification §9). */
const certificateCookie = 'Admin-Token'

/** The files that findFilesPagination lists, as the files that they are. */
export const fileDownloadsPlugin: FastifyPluginAsync<WorldOptions> = async (app, worlds) => {
  await app.register(worldPlugin, worlds)
  await app.register(faultsPlugin, { userOf: noUser })
  app.get<DownloadRequest>(`${downloadPath}/:fileId/:fileName`, async (request, reply) => {
    try {
      const { id, name, content } = await requestedFile(request)
      const disposition = contentDisposition(name, { fallback: plainName(id, name) })
      return reply
        .headers({ 'content-disposition': disposition, 'cache-control': 'no-store' })
        .type(contentTypeOf(name))
        .send(content)
    } catch (error) {
      const isForWindow = acceptsPage(request.headers.accept)
      if (isForWindow && error instanceof Rejection) return sendErrorPage(reply, error)
      throw error
    }
  })
}

/** The file of a number under one of its names; refuses strangers, every other name, and files of other people's approvals. */
async function requestedFile(request: FastifyRequest<DownloadRequest>) {
  const { fileId, fileName } = request.params
  const world = worldOf(request)
  const { certificate: header } = request.headers
  const certificate = typeof header === 'string' ? header : cookieOf(request, certificateCookie)
  const session = certificate ? await findCertificate(world, certificate) : null
  if (!session) throw sessionEnded()
  const named = { OR: [{ name: fileName }, { nameEn: fileName }] }
  const id = rowIdOf(fileId)
  const mayRead = { OR: [{ processId: null }, { process: processesOf(session.user) }] }
  const file = await world.db.sharedFile.findFirst({ where: { id, AND: [named, mayRead] } })
  if (!file) throw new Rejection(filled(texts.noSuchFile, { name: fileName }), { httpStatus: 404 })
  return { id, name: fileName, content: file.content }
}
