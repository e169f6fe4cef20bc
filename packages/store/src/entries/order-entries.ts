import type { EntryOf } from '@portal/protocol/entries/entry-kinds'
import { expectedOf } from '@portal/protocol/rules/nearest'
import type { BusinessUnit, SalesOrderStatus } from '../generated/client.ts'
import { orderNumber } from '../seeds/orders.ts'
import { readBuyers } from '../seeds/sale-times.ts'
import { dayMs } from '../worlds/clock.ts'
import { defined } from './people.ts'
import { date, EntryRefusal, type EntryWriter, given, type Writing } from './writing.ts'

type OrderEntry = EntryOf<'order'>

/** Amounts are integers of 32 bits. */
const largestAmountCents = 2_147_483_647

/** Sales orders at list prices. */
export const orderWriter: EntryWriter<'order'> = {
  async withKey(entry, writing) {
    if (entry.number !== undefined) return entry
    const { _max } = await writing.tx.salesOrder.aggregate({ _max: { id: true } })
    const { businessUnit } = await saleAreaOf(entry, writing)
    return { ...entry, number: orderNumber(businessUnit, (_max.id ?? 0) + 1) }
  },

  async find({ number }, { tx }) {
    const order = await tx.salesOrder.findUnique({
      where: { orderNo: given(number, 'number') },
      include: {
        distributor: true,
        createdBy: true,
        lines: { include: { product: true }, orderBy: { lineNo: 'asc' } },
      },
    })
    if (!order) return undefined
    const { id, orderNo, distributor, businessUnit, status, orderedAt, deliveryDate, createdBy, remark } =
      order
    const values = {
      ...{ number: orderNo, distributor: distributor.code, unit: businessUnit, status, remark },
      lines: order.lines.map(({ product, quantity }) => `${product.code}*${quantity}`),
      ordered: orderedAt.toISOString(),
      delivery: deliveryDate.toISOString(),
      by: createdBy.userName,
    }
    return { id, values }
  },

  async add(entry, writing) {
    const { tx, now } = writing
    const { id: saleAreaId, distributorId, businessUnit } = await saleAreaOf(entry, writing)
    const lines = await linesOf(entry.lines, businessUnit, writing)
    const orderedAt = date(entry.ordered) ?? now
    await tx.salesOrder.create({
      data: {
        ...{ orderNo: given(entry.number, 'number'), businessUnit, distributorId, saleAreaId, orderedAt },
        status: statusOf(entry) ?? 'submitted',
        createdById: await buyerOf(entry, { distributorId, businessUnit }, writing),
        deliveryDate: date(entry.delivery) ?? new Date(orderedAt.getTime() + 14 * dayMs),
        remark: entry.remark ?? '',
        ...sumsOf(lines),
        lines: { create: lines },
      },
    })
  },

  async change({ id, values }, entry, writing) {
    const { tx, idOf } = writing
    const isMoved = entry.distributor !== undefined || entry.unit !== undefined
    const area = isMoved ? await saleAreaOf({ ...values, ...entry }, writing) : undefined
    const { businessUnit } = area ?? (await tx.salesOrder.findUniqueOrThrow({ where: { id } }))
    const lines = entry.lines && (await linesOf(entry.lines, businessUnit, writing))
    if (lines) await tx.salesOrderLine.deleteMany({ where: { orderId: id } })
    const { remark } = entry
    await tx.salesOrder.update({
      where: { id },
      data: {
        ...defined({
          ...{
            remark,
            status: statusOf(entry),
            orderedAt: date(entry.ordered),
            deliveryDate: date(entry.delivery),
          },
          createdById: entry.by === undefined ? undefined : await idOf('user', entry.by, 'by'),
        }),
        ...(area ? { businessUnit, saleAreaId: area.id, distributorId: area.distributorId } : {}),
        ...(lines ? { ...sumsOf(lines), lines: { create: lines } } : {}),
      },
    })
  },
}

// Values of the field are those of the database.
const statusOf = ({ status }: OrderEntry) => status as SalesOrderStatus | undefined

async function saleAreaOf({ distributor, unit }: OrderEntry, { tx, idOf }: Writing) {
  const code = given(distributor, 'distributor')
  const distributorId = await idOf('distributor', code, 'distributor')
  const areas = await tx.distributorSaleArea.findMany({ where: { distributorId }, orderBy: { id: 'asc' } })
  const area = areas.find(({ businessUnit }) => unit === undefined || businessUnit === unit)
  if (area) return area
  const units = [...new Set(areas.map(({ businessUnit }) => businessUnit))].join(', ') || 'nothing'
  throw new EntryRefusal('unit', `${code} buys no ${unit ?? 'products'}; it has sale areas for ${units}`)
}

async function buyerOf(
  { by }: OrderEntry,
  { distributorId, businessUnit }: { readonly distributorId: number; readonly businessUnit: BusinessUnit },
  { tx, idOf }: Writing,
): Promise<number> {
  if (by !== undefined) return idOf('user', by, 'by')
  const [buyer] = (await readBuyers(tx))(distributorId, businessUnit)
  if (buyer !== undefined) return buyer
  throw new EntryRefusal('by', 'is missing: the world has no sales person who could have placed it')
}

async function linesOf(texts: readonly string[] | undefined, businessUnit: BusinessUnit, { tx }: Writing) {
  const products = await tx.product.findMany({ where: { businessUnit }, orderBy: { id: 'asc' } })
  const [first] = products
  const wanted = texts?.map((text) => text.split('*')) ?? (first ? [[first.code, '40']] : [])
  if (wanted.length === 0)
    throw new EntryRefusal('lines', `is missing: there is no product of the unit ${businessUnit}`)
  return wanted.map(([code = '', quantity], index) => {
    const product = products.find((one) => one.code === code)
    if (!product) {
      const expected = expectedOf(
        code,
        products.map((one) => one.code),
      )
      throw new EntryRefusal('lines', `the unit ${businessUnit} has no product ${code}; ${expected}`)
    }
    const { id: productId, priceCents } = product
    const pieces = Number(quantity)
    const amountCents = pieces * priceCents
    return { lineNo: index + 1, productId, quantity: pieces, unitPriceCents: priceCents, amountCents }
  })
}

function sumsOf(lines: Awaited<ReturnType<typeof linesOf>>) {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  if (amountCents <= largestAmountCents) return { quantity, amountCents }
  throw new EntryRefusal('lines', 'come to more than 21474836.47 yuan, the most that an order holds')
}
