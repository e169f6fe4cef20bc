import { takesRecord } from '@portal/protocol/applications/application-kinds'
import type { PrismaClient } from '../generated/client.ts'
import { fittedAfter } from '../seeds/pickups.ts'
import { byId } from '../seeds/random.ts'
import { dayMs } from '../worlds/clock.ts'
import { validUntil } from './application-rules.ts'
import {
  type About,
  contractChange,
  contractRenewal,
  type Draw,
  dealerApplication,
  deposit,
  expenseClaim,
  money,
  ofProject,
  orderChange,
  projectChange,
  projectExtension,
  renovation,
  retailReturn,
  specialPrice,
  tileSample,
  withDistributor,
} from './application-values.ts'
import type { ApprovedKind } from './seed-applications.ts'

/** The newest of what can be applied for; more would make no better list. */
const newest = { orderBy: { id: 'desc' }, take: 200 } as const
const read = async (db: PrismaClient) => ({
  projects: await db.project.findMany({ include: withDistributor, ...newest }),
  contracts: await db.contract.findMany({
    where: { status: 'effective' },
    include: ofProject,
    ...newest,
  }),
  orders: await db.salesOrder.findMany({
    where: { businessUnit: 'ceramic', status: { notIn: ['draft', 'submitted', 'cancelled'] } },
    include: withDistributor,
    ...newest,
  }),
  retailOrders: await db.retailOrder.findMany({
    where: { status: 'fitted' },
    include: withDistributor,
    ...newest,
  }),
  stores: await db.sampleOrder.findMany({ include: withDistributor, ...newest }),
  tiles: await db.product.findMany({ where: { businessUnit: 'ceramic' }, orderBy: { id: 'asc' } }),
  products: await db.product.findMany({ orderBy: { id: 'asc' }, take: 200 }),
  distributors: await db.distributor.findMany({
    where: { saleAreas: { some: { businessUnit: 'ceramic' } } },
    orderBy: { id: 'asc' },
    take: 200,
  }),
})

/** Days after its order that an order can still be changed. */
const changeableDays = 20

type Rows = Awaited<ReturnType<typeof read>>

/** The rows of a world that applications are about. */
export class ApplicationMaterial {
  readonly #rows: Rows
  readonly #now: Date

  private constructor(rows: Rows, now: Date) {
    this.#rows = rows
    this.#now = now
  }

  static async read(db: PrismaClient, now: Date): Promise<ApplicationMaterial> {
    return new ApplicationMaterial(await read(db), now)
  }

  /**
   * The subjects of an application's kind at the time of its submission; a decided one looks as if it had been carried
   * out.
   */
  about(kind: ApprovedKind, draw: Draw, isDecided: boolean, submittedAt: Date): About | undefined {
    const { stores, tiles, products, distributors } = this.#rows
    const daysBefore = (days: number) => new Date(submittedAt.getTime() - days * dayMs)
    const projects = this.#rows.projects.filter(({ registeredAt }) => registeredAt < submittedAt)
    const contracts = this.#rows.contracts.filter(({ signedAt }) => signedAt < submittedAt)
    const retailOrders = this.#rows.retailOrders.filter(
      ({ orderedAt }) => orderedAt < daysBefore(fittedAfter),
    )
    // Its subject did not exist yet.
    const orders = this.#rows.orders.filter(
      ({ orderedAt, status }) =>
        orderedAt < submittedAt &&
        (isDecided
          ? orderedAt > daysBefore(changeableDays)
          : status === 'approved' || status === 'producing'),
    )
    const stillValid = projects.filter(
      (project) => takesRecord('projectExtension', 'projectNo', project) && validUntil(project) > this.#now,
    )
    const one = <Row extends { readonly id: number }>(
      rows: readonly Row[],
      field: string,
    ): Row | undefined => (rows.length === 0 ? undefined : draw(field).choose(rows, byId))
    switch (kind) {
      case 'specialPrice':
        return specialPrice(one(projects, 'project'), products, draw)
      case 'projectChange':
        return projectChange(one(projects, 'project'), draw, isDecided)
      case 'projectExtension':
        return projectExtension(one(stillValid, 'project'), draw, isDecided)
      case 'deposit':
        return deposit(one(projects, 'project'), draw)
      case 'contractChange':
        return contractChange(one(contracts, 'contract'), draw, isDecided)
      case 'contractRenewal':
        return contractRenewal(isDecided ? undefined : one(contracts, 'contract'), draw)
      case 'payment':
      case 'invoice':
        return money(kind, one(contracts, 'contract'), draw)
      case 'orderChange':
        return orderChange(one(orders, 'order'), draw, isDecided)
      case 'retailReturn':
        return retailReturn(one(retailOrders, 'retailOrder'), draw, isDecided)
      case 'renovation':
        return renovation(one(stores, 'store'), draw)
      case 'tileSample':
        return tileSample(one(distributors, 'distributor'), one(tiles, 'product'), draw)
      case 'expenseClaim':
        return expenseClaim(one(distributors, 'distributor'), draw)
      case 'dealerApplication':
        return dealerApplication(isDecided ? one(distributors, 'distributor') : undefined, draw)
      default:
        return undefined
    }
  }
}
