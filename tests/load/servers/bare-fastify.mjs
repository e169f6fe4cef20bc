// The baseline: plain Fastify.
import Fastify from 'fastify'
import { oneKilobyte } from './like-body.mjs'

const app = Fastify()
app.get('/', async () => oneKilobyte)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url })}\n`)
