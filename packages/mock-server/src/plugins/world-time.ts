import fp from 'fastify-plugin'
import { openedWorldOf } from './world.ts'

/** Answers tell the time of their world as HTTP tells the time: whoever reads it there goes by the world's clock. */
export const worldTimePlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const world = openedWorldOf(request)
    if (world) reply.header('date', world.now().toUTCString())
    done()
  })
})
