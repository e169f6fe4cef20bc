import jsonServer from 'json-server'
import { likeOrders, oneKilobyte } from './like-body.mjs'

const server = jsonServer.create()
server.use(jsonServer.defaults({ logger: false }))
server.use(jsonServer.router({ kilobyte: oneKilobyte, orders: likeOrders(1000) }))
const listener = server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address())
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`)
})
