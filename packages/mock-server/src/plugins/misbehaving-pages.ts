import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'
import { pathOf } from '../domain/page-address.ts'
import { triggeredFaults } from './faults.ts'

/** The page of a stand-in, with its misbehaviours in `data-misbehave`. */
const pageOfStandIn = /^\/sub-apps\/([a-z]+)\/(?:index\.html)?$/

const plugin: FastifyPluginAsync<{ readonly subApps: string }> = async (app, { subApps }) => {
  app.addHook('preHandler', async (request, reply) => {
    if (reply.sent) return
    const asked = triggeredFaults(request).flatMap(({ effect }) => effect.misbehave ?? [])
    const [, name] = pageOfStandIn.exec(pathOf(request.url)) ?? []
    if (asked.length === 0 || name === undefined) return
    const page = await readFile(join(subApps, name, 'index.html'), 'utf8').catch(() => undefined)
    if (page === undefined) return
    return reply
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .type('text/html; charset=utf-8')
      .send(page.replace('data-sub-app=', `data-misbehave="${asked.join()}" data-sub-app=`))
  })
}

/** Serves stand-ins with the misbehaviours that faults ask for. */
export const misbehavingPagesPlugin = fp(plugin)
