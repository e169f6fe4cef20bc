import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import type { ApprovalLine, ProcessInformation } from '@portal/protocol/calls/approval'
import type { ApprovalChange, ChangedField } from '@portal/protocol/entities/approval-facts'
import { formerValues, type NamedRecords, readNamedRecords } from '@portal/store/applications/named-records'
import type { Application, Product } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../../domain/name-language.ts'
import { yuan } from '../../queries/wire-values.ts'
import { lineFields, withLines } from '../products/products.ts'

type Value = ApplicationValues[string] | undefined

/** None where nothing is applied for. */
const change = (field: ChangedField, before: Value, after: Value): readonly ApprovalChange[] =>
  after === undefined ? [] : [{ field, before: before ?? null, after }]

/** The fields that each kind of change is about; what ends a record changes its state. */
const ends: Readonly<Record<string, readonly [ChangedField, string]>> = {
  cancellation: ['orderStatus', 'cancelled'],
  termination: ['contractStatus', 'terminated'],
}
const texts: Readonly<Record<string, ChangedField>> = {
  address: 'address',
  projectName: 'projectName',
  developer: 'developer',
}
const days: Readonly<Record<string, ChangedField>> = { deliveryDate: 'deliveryDate', endDate: 'endDate' }

/**
 * The changes of an application, from its fields and the former values of its records.
 * @param amount its value in yuan
 */
function changesOf(
  kind: ApplicationKind,
  values: ApplicationValues,
  amount: number | null,
): readonly ApprovalChange[] {
  const { oldDay, oldValue, oldAmount, oldQuantity, newDay, newValue, newAmount } = values
  if (kind === 'retailReturn') {
    if (oldQuantity === undefined) return []
    const left = Math.max(Number(oldQuantity) - Number(values.quantity), 0)
    const leftAmount = Math.max(Math.round((Number(oldAmount) - (amount ?? 0)) * 100) / 100, 0)
    return [...change('quantity', oldQuantity, left), ...change('amount', oldAmount, leftAmount)]
  }
  if (kind === 'projectExtension') return change('validUntil', oldDay, values.until)
  if (kind === 'contractRenewal')
    return [...change('endDate', oldDay, values.endDate), ...change('target', oldAmount, values.target)]
  const what = String(values.changeKind ?? '')
  const [end, text, day] = [ends[what], texts[what], days[what]]
  if (end) return change(end[0], oldValue, end[1])
  if (text) return change(text, oldValue, newValue)
  if (day) return change(day, oldDay, newDay)
  return what === 'amount' ? change('amount', oldAmount, newAmount) : []
}

type Facts = ProcessInformation['facts']
type Details = Pick<ProcessInformation, 'businessUnit' | 'facts' | 'lines' | 'changes'>

/** What an approver of an application needs to know: its fields, its records, and what it changes. */
export async function readApplicationDetails(
  world: World,
  application: Application,
  values: ApplicationValues,
  nameOf: NameOf,
): Promise<Details> {
  const { kind, state, amountCents } = application
  const { records } = await readNamedRecords(world.db, kind, values, undefined)
  const { product, order, project, contract } = records
  // What was applied for before former values were kept has the records' own as long as it is undecided.
  const kept = { ...(state === 'running' ? formerValues(kind, values, records) : {}), ...values }
  const price = product && kind === 'specialPrice' ? priceFacts(product, values) : undefined
  return {
    businessUnit: (product ?? order ?? contract ?? project)?.businessUnit ?? null,
    facts: {
      ...fieldFacts(values),
      ...recordFacts(records, nameOf),
      ...price?.facts,
      ...(await contractFacts(world, application, records)),
      ...(kind === 'renovation' ? { areaRate: rate(amountCents, Number(values.area)) } : {}),
      ...(kind === 'dealerApplication' ? { nearby: await nearby(world, values, nameOf) } : {}),
    },
    lines: await linesOf(world, application, values, records, nameOf),
    changes: [
      ...(price ? [price.change] : []),
      ...changesOf(kind, kept, amountCents === null ? null : yuan(amountCents)).map((change) =>
        change.field === 'address'
          ? { ...change, before: change.before ?? usualAddress(records, nameOf) }
          : change,
      ),
    ],
  }
}

/** Goods go to the distributor unless an order says otherwise (assumed). */
const usualAddress = ({ distributor }: NamedRecords, nameOf: NameOf) =>
  distributor ? `${nameOf(word(distributor.city))} · ${nameOf(distributor)}` : null

/** The fields of the form, except those shown elsewhere in the approval. */
function fieldFacts(values: ApplicationValues): Facts {
  const { productCode, distributorCode, amount, changeKind, newValue, newDay, newAmount, ...others } = values
  const { until, endDate, target, oldValue, oldDay, oldAmount, oldQuantity, ...facts } = others
  return facts
}

/** The data of the records that an application is about. */
function recordFacts({ order, project, contract, retailOrder }: NamedRecords, nameOf: NameOf): Facts {
  const built = project ?? contract?.project
  return {
    ...(built
      ? {
          ...{ projectNo: built.projectNo, projectName: built.name, developer: built.developer },
          city: nameOf(word(built.city)),
          // A contract has a date of its own under this name.
          ...(project ? { registeredAt: project.registeredAt.toISOString() } : {}),
          projectAmount: yuan(built.amountCents),
        }
      : {}),
    ...(contract
      ? {
          contractAmount: yuan(contract.amountCents),
          signedAt: contract.signedAt.toISOString(),
          endDate: contract.endDate.toISOString(),
          ...(contract.registeredAt ? { registeredAt: contract.registeredAt.toISOString() } : {}),
        }
      : {}),
    ...(order
      ? { orderedAt: order.orderedAt.toISOString(), deliveryDate: order.deliveryDate.toISOString() }
      : {}),
    ...(retailOrder
      ? {
          ...{ customerName: retailOrder.customerName, phone: retailOrder.customerPhone },
          ...{ address: retailOrder.address, orderedAt: retailOrder.orderedAt.toISOString() },
        }
      : {}),
  }
}

/** How much of a contract was paid or invoiced before. */
async function contractFacts(
  { db }: World,
  { id, kind }: Application,
  { contract }: NamedRecords,
): Promise<Facts> {
  if (!contract || (kind !== 'payment' && kind !== 'invoice')) return {}
  const named = `"contractNo":${JSON.stringify(contract.contractNo)}`
  const { _sum } = await db.application.aggregate({
    where: { kind, state: 'approved', id: { lt: id }, values: { contains: named } },
    _sum: { amountCents: true },
  })
  const before = _sum.amountCents ?? 0
  if (kind === 'invoice') return { invoicedAmount: yuan(before) }
  const left = Math.max(contract.amountCents - before, 0)
  return { paidAmount: yuan(before), unpaidAmount: yuan(left) }
}

const rate = (amountCents: number | null, area: number): number =>
  area > 0 ? Math.round((amountCents ?? 0) / area) / 100 : 0

/** Distributors that sell in the city already; a place has few. */
async function nearby({ db }: World, { city }: ApplicationValues, nameOf: NameOf): Promise<string> {
  const found = await db.distributor.findMany({
    where: { city: String(city) },
    orderBy: { id: 'asc' },
    take: 5,
  })
  return found.map((one) => nameOf(one)).join('; ')
}

/** How far a special price is below the list price. */
function priceFacts(product: Product, values: ApplicationValues) {
  const [unitPriceCents, quantity] = [Math.round(Number(values.price) * 100), Number(values.quantity)]
  const belowList = product.priceCents - unitPriceCents
  const before = yuan(product.priceCents)
  return {
    facts: {
      listPrice: before,
      discountRate: Math.round((belowList / product.priceCents) * 1000) / 10,
      concession: yuan(belowList * quantity),
    },
    change: { field: 'unitPrice', before, after: yuan(unitPriceCents) } as const,
  }
}

/** Its products: those of the order, or the named one, at the current price. */
async function linesOf(
  { db }: World,
  { kind, amountCents }: Application,
  values: ApplicationValues,
  { order, product, retailOrder }: NamedRecords,
  nameOf: NameOf,
): Promise<ApprovalLine[]> {
  const quantity = Number(values.quantity)
  const line = (of: Product, unitPriceCents: number, sumCents: number) => [
    lineFields({ product: of, quantity, unitPriceCents, amountCents: sumCents }, nameOf),
  ]
  if (kind === 'orderChange' && order) {
    const { lines } = await db.salesOrder.findUniqueOrThrow({ where: { id: order.id }, include: withLines })
    return lines.map((one) => lineFields(one, nameOf))
  }
  if (kind === 'retailReturn' && retailOrder) {
    const returned = await db.product.findUniqueOrThrow({ where: { id: retailOrder.productId } })
    const sum = amountCents ?? 0
    return line(returned, Math.round(sum / Math.max(quantity, 1)), sum)
  }
  if (kind === 'specialPrice' && product) {
    const unitPriceCents = Math.round(Number(values.price) * 100)
    return line(product, unitPriceCents, unitPriceCents * quantity)
  }
  if (kind === 'tileSample' && product)
    return line(product, product.priceCents, product.priceCents * quantity)
  return []
}
