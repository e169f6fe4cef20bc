import { resolve } from 'node:path'
import { issueCertificate } from '@portal/store/certificates'
import { seedOrders } from '@portal/store/seeds/orders'
import { seedUsers } from '@portal/store/seeds/users'
import { openStore } from '@portal/store/store'

/** Kept from run to run: a million orders are not made again each time. */
export const dataDir = resolve(import.meta.dirname, '../../node_modules/.cache/load-worlds')

export const orderCounts = [1_000, 100_000, 1_000_000]
/** @param {number} count */
export const ordersWorld = (count) => `orders-${count}`
export const menusWorld = 'menus'
export const writesWorld = 'writes'
export const menuItemCount = 60
/** The department whose menus are requested. */
export const department = 'BATHROOM'

/** @typedef {import('@portal/store/worlds/world').World} World */

/** Makes the worlds that are missing. @returns {Promise<Writers>} */
export async function prepareWorlds() {
  const store = await openStore({ dataDir })
  try {
    for (const count of orderCounts) {
      await store.ensureWorld(ordersWorld(count))
      await fillOrders(await store.world(ordersWorld(count)), count)
    }
    await store.ensureWorld(menusWorld)
    await fillMenus(await store.world(menusWorld))
    if (await store.hasWorld(writesWorld)) await store.removeWorld(writesWorld)
    return await makeWriters(await store.createWorld(writesWorld))
  } finally {
    await store.close()
  }
}

/** @param {World} world @param {number} count */
async function fillOrders(world, count) {
  const missing = count - (await world.db.salesOrder.count())
  if (missing <= 0) return
  process.stderr.write(`making ${missing} orders in the world ${world.name}\n`)
  await seedOrders(world, { count: missing })
}

/** An administrator sees every item of the department: pages are copied until they are as many as wanted. @param {World} world */
async function fillMenus({ db }) {
  const inDepartment = { department: { code: department } }
  const where = { system: { departments: { some: inDepartment } }, departments: { some: inDepartment } }
  const page = await db.menuItem.findFirstOrThrow({ where: { ...where, children: { none: {} } } })
  const { id: departmentId } = await db.department.findUniqueOrThrow({ where: { code: department } })
  for (let count = await db.menuItem.count({ where }); count < menuItemCount; count++) {
    const { id: _id, ...copied } = page
    const departments = { create: { departmentId } }
    await db.menuItem.create({ data: { ...copied, code: `COPY_${count}`, departments } })
  }
}

/**
 * @typedef {object} Writers
 * @property {readonly string[]} certificates of people who see every page
 * @property {readonly number[]} menuIds of the pages
 */

/** People and pages of which no two have met: so that each request of a long run writes. @param {World} world @returns {Promise<Writers>} */
async function makeWriters(world) {
  const { db } = world
  const { id: responsibilityId } = await db.responsibility.findFirstOrThrow({ where: { code: 'admin' } })
  await seedUsers(world, { count: 1_000 })
  const users = await db.user.findMany({ where: { demoAccount: null }, select: { id: true } })
  await db.userResponsibility.createMany({
    data: users.map(({ id: userId }) => ({ userId, responsibilityId, sortOrder: 99 })),
  })
  const certificates = []
  for (const { id } of users) certificates.push(await issueCertificate(world, id))
  const where = { children: { none: {} }, system: { departments: { some: {} } } }
  const pages = await db.menuItem.findMany({ where, select: { id: true } })
  return { certificates, menuIds: pages.map(({ id }) => id) }
}
