import type { FastifyReply } from 'fastify'

/** Headers of a compressed answer, which may depend on its page's origin already. */
export const gzipHeaders = (reply: FastifyReply) => ({
  'content-encoding': 'gzip',
  vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
})
