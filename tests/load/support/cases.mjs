import { encodeRequest } from '@portal/protocol/encoding'
import { calls } from '@portal/protocol/registry'
import { department, menuItemCount, menusWorld, orderCounts, ordersWorld, writesWorld } from './worlds.mjs'

/** @typedef {import('@portal/protocol/encoding').EncodedRequest} EncodedRequest */
/** @typedef {{ userName: string, password: string, certificate: string }} SignedIn */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {'bare-fastify' | 'json-server' | 'portal'} server
 * @property {string} [world] of the portal; `main` unless named
 * @property {(person: SignedIn) => EncodedRequest} request
 * @property {(writers: import('./worlds.mjs').Writers) => () => EncodedRequest} [each] every request is another one
 */

/** @param {string} url @returns {() => EncodedRequest} */
const get = (url) => () => ({ method: 'GET', url, headers: {} })

const addFavourite = (/** @type {number} */ menuId) =>
  encodeRequest(calls.addInCollection, { body: { menuId } })

/** @type {readonly Case[]} */
export const cases = [
  { name: 'bare Fastify, 1 KB', server: 'bare-fastify', request: get('/') },
  { name: 'json-server, 1 KB', server: 'json-server', request: get('/kilobyte') },
  { name: 'json-server, 20 of 1,000 rows', server: 'json-server', request: get('/orders?_page=1&_limit=20') },
  {
    name: 'getUserInfo',
    server: 'portal',
    request: ({ certificate }) => encodeRequest(calls.getUserInfo, { query: { token: certificate } }),
  },
  {
    name: `findMenuInfoAllSystem, ${menuItemCount} items`,
    server: 'portal',
    world: menusWorld,
    request: () => encodeRequest(calls.findMenuInfoAllSystem, { body: { sybCodes: [department] } }),
  },
  ...orderCounts.map((count) => ({
    name: `20 of ${count.toLocaleString('en')} orders`,
    server: /** @type {const} */ ('portal'),
    world: ordersWorld(count),
    request: () => encodeRequest(calls.ceramicSalesOrderPage, { query: { current: 1, size: 20 }, body: {} }),
  })),
  {
    name: 'findTodoTasks',
    server: 'portal',
    request: () => encodeRequest(calls.findTodoTasks, { body: {} }),
  },
  {
    name: 'addInCollection',
    server: 'portal',
    world: writesWorld,
    request: () => addFavourite(1),
    each: newFavourites,
  },
  {
    name: 'login',
    server: 'portal',
    request: ({ userName, password }) => encodeRequest(calls.login, { body: { userName, password } }),
  },
]

/** Each person adds each page once. @param {import('./worlds.mjs').Writers} writers */
function newFavourites({ certificates, menuIds }) {
  let count = 0
  return () => {
    const certificate = certificates[count % certificates.length] ?? ''
    const menuId = menuIds[Math.floor(count / certificates.length)]
    if (menuId === undefined) throw new Error(`All ${count} favourites were added; measure for fewer seconds`)
    count++
    const request = addFavourite(menuId)
    return { ...request, headers: { ...request.headers, certificate } }
  }
}
