import type { ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import type { Distributor, Prisma, Product } from '../generated/client.ts'
import { byId, type RandomValue } from '../seeds/random.ts'
import { developers, estates, givenNames, surnames } from '../seeds/words.ts'
import { startOfDay } from '../worlds/clock.ts'
import { validUntil } from './application-rules.ts'
import type { NamedRecords } from './named-records.ts'

export type Draw = (field: string) => RandomValue

/** A company's day, by days after the application. */
type DayAfter = (days: number) => string

export interface About {
  readonly records: NamedRecords
  readonly values: (day: DayAfter) => ApplicationValues
  /** The records' values before it was carried out, if it was and they differ now. */
  readonly former?: ApplicationValues
  readonly recordNo?: string
}

export const withDistributor = { distributor: true } as const
export const ofProject = { distributor: true, project: true } as const

type ProjectRow = Prisma.ProjectGetPayload<{ include: typeof withDistributor }>
type ContractRow = Prisma.ContractGetPayload<{ include: typeof ofProject }>
type OrderRow = Prisma.SalesOrderGetPayload<{ include: typeof withDistributor }>
type RetailRow = Prisma.RetailOrderGetPayload<{ include: typeof withDistributor }>
type StoreRow = Prisma.SampleOrderGetPayload<{ include: typeof withDistributor }>

const wanYuan = 10_000

export function specialPrice(
  project: ProjectRow | undefined,
  all: readonly Product[],
  draw: Draw,
): About | undefined {
  const products = all.filter(({ businessUnit }) => businessUnit === project?.businessUnit)
  if (!project || products.length === 0) return undefined
  const product = draw('product').choose(products, byId)
  const price = Math.round(product.priceCents * (draw('share').int(78, 95) / 100)) / 100
  return {
    records: { project, product, distributor: project.distributor },
    values: () => ({
      ...{ projectNo: project.projectNo, productCode: product.code, price },
      quantity: draw('quantity').int(2, 60) * (project.businessUnit === 'ceramic' ? 100 : 5),
      reason: draw('reason').pick([
        '同项目竞品报价低约 8%，需特价才能中标',
        '集采客户年度框架内首个项目，申请按战略价供货',
        '批量大、账期短，客户要求在目录价基础上让利',
      ]),
    }),
  }
}

export function projectChange(
  project: ProjectRow | undefined,
  draw: Draw,
  isDecided: boolean,
): About | undefined {
  if (!project) return undefined
  const [developer] = draw('developer').pick(developers.filter(([name]) => !project.developer.includes(name)))
  const other = `${project.city}${developer}置业有限公司`
  return {
    records: { project, distributor: project.distributor },
    ...(isDecided ? { former: { oldValue: other } } : {}),
    values: () => ({
      ...{ projectNo: project.projectNo, changeKind: 'developer' },
      newValue: isDecided ? project.developer : other,
      reason: '项目公司股权变更，由新的建设单位继续开发',
    }),
  }
}

export function projectExtension(
  project: ProjectRow | undefined,
  draw: Draw,
  isDecided: boolean,
): About | undefined {
  if (!project) return undefined
  const days = draw('days').pick([60, 90, 120])
  const end = validUntil(project)
  const dayAfterEnd = (by: number) => companyDay(startOfDay(end, by))
  return {
    records: { project, distributor: project.distributor },
    ...(isDecided ? { former: { oldDay: dayAfterEnd(-days) } } : {}),
    values: () => ({
      ...{ projectNo: project.projectNo, until: dayAfterEnd(isDecided ? 0 : days) },
      reason: draw('reason').pick(['客户推迟招标，需延长报备有效期', '样板间验收未完成，延期跟进']),
    }),
  }
}

/** A year from the day after the former contract, for a little more than it was. */
export function contractRenewal(contract: ContractRow | undefined, draw: Draw): About | undefined {
  if (!contract) return undefined
  const target = Math.round((contract.amountCents * draw('share').int(101, 125)) / 10_000)
  const dayAfterEnd = (by: number) => companyDay(startOfDay(contract.endDate, by))
  return {
    records: { contract, distributor: contract.distributor },
    values: () => ({
      ...{ contractNo: contract.contractNo, startDate: dayAfterEnd(1), endDate: dayAfterEnd(365), target },
      remark: '合作良好，按年度续签',
    }),
  }
}

export const deposit = (project: ProjectRow | undefined, draw: Draw): About | undefined =>
  project && {
    records: { project, distributor: project.distributor },
    values: (day) => ({
      ...{ projectNo: project.projectNo, amount: draw('amount').int(2, 20) * wanYuan, paidOn: day(0) },
      remark: '投标保证金',
    }),
  }

export function contractChange(
  contract: ContractRow | undefined,
  draw: Draw,
  isDecided: boolean,
): About | undefined {
  if (!contract) return undefined
  const share = draw('share').int(90, 115)
  const changed = Math.round((contract.amountCents * share) / 100) / 100
  return {
    records: { contract, distributor: contract.distributor },
    ...(isDecided ? { former: { oldAmount: changed } } : {}),
    values: () => ({
      ...{ contractNo: contract.contractNo, changeKind: 'amount' },
      newAmount: isDecided ? contract.amountCents / 100 : changed,
      reason: '业主调整铺贴范围，签订补充协议',
    }),
  }
}

export const money = (
  kind: 'payment' | 'invoice',
  contract: ContractRow | undefined,
  draw: Draw,
): About | undefined =>
  contract && {
    records: { contract, distributor: contract.distributor },
    values: (day) => {
      const amount = Math.round((contract.amountCents * draw('share').int(5, 30)) / 10_000)
      const common = { contractNo: contract.contractNo, amount }
      return kind === 'payment'
        ? { ...common, paidOn: day(-draw('days').int(0, 2)), remark: '进度款' }
        : { ...common, invoiceTitle: contract.project.developer, remark: '增值税专用发票' }
    },
  }

export const orderChange = (order: OrderRow | undefined, draw: Draw, isDecided: boolean): About | undefined =>
  order && {
    records: { order, distributor: order.distributor },
    values: (day) =>
      isDecided || draw('what').int(1, 2) === 1
        ? {
            ...{ orderNo: order.orderNo, changeKind: 'address' },
            newValue: `${order.distributor.city}市${draw('estate').pick(estates)[0]}工地`,
            reason: '客户要求直送工地',
          }
        : {
            ...{ orderNo: order.orderNo, changeKind: 'deliveryDate' },
            newDay: day(draw('days').int(15, 40)),
            reason: '工地进度推迟，延后交货',
          },
  }

export function retailReturn(
  retailOrder: RetailRow | undefined,
  draw: Draw,
  isDecided: boolean,
): About | undefined {
  if (!retailOrder) return undefined
  const { orderNo, amountCents } = retailOrder
  const quantity = draw('quantity').int(1, Math.max(1, Math.floor(retailOrder.quantity / 3)))
  const refund = Math.round((amountCents * quantity) / Math.max(retailOrder.quantity, 1))
  const former = { oldQuantity: retailOrder.quantity + quantity, oldAmount: (amountCents + refund) / 100 }
  return {
    records: { retailOrder, distributor: retailOrder.distributor },
    ...(isDecided ? { former } : {}),
    values: () => ({
      ...{ orderNo, quantity },
      reason: draw('reason').pick(['铺贴后余料，包装完好', '色差明显，客户要求退货', '尺寸与现场不符']),
    }),
  }
}

export const renovation = (store: StoreRow | undefined, draw: Draw): About | undefined =>
  store && {
    records: { distributor: store.distributor },
    values: () => {
      const area = draw('area').int(8, 40) * 10
      return {
        ...{ storeName: store.storeName, area, amount: area * draw('rate').int(2, 5) * 100 },
        remark: '按新形象标准整店翻新',
      }
    },
  }

export const tileSample = (
  distributor: Distributor | undefined,
  product: Product | undefined,
  draw: Draw,
): About | undefined =>
  distributor &&
  product && {
    records: { distributor, product },
    values: () => ({
      ...{ distributorCode: distributor.code, productCode: product.code },
      quantity: draw('quantity').int(2, 20),
      purpose: draw('purpose').pick(['showroom', 'customer', 'exhibition']),
    }),
  }

export const expenseClaim = (distributor: Distributor | undefined, draw: Draw): About | undefined =>
  distributor && {
    records: { distributor },
    values: () => ({
      distributorCode: distributor.code,
      activity: draw('activity').pick(['家装节联合促销', '新品品鉴会', '小区团购推广', '设计师沙龙']),
      amount: draw('amount').int(3, 60) * 1000,
      remark: '活动照片与发票已寄出',
    }),
  }

/** A successful one became that distributor. */
export function dealerApplication(distributor: Distributor | undefined, draw: Draw): About {
  const [city, name] = draw('place').pick([
    ['赣州', '赣州市弘远建材有限公司'],
    ['洛阳', '洛阳市锦程陶瓷经营部'],
    ['绵阳', '绵阳市汇居装饰材料有限公司'],
    ['桂林', '桂林市雅筑建材商行'],
  ])
  return {
    records: {},
    ...(distributor ? { recordNo: distributor.code } : {}),
    values: () => ({
      ...{ dealerName: distributor?.name ?? name, city: distributor?.city ?? city },
      contact: draw('surname').pick(surnames)[0] + draw('givenName').pick(givenNames)[0],
      phone: `197${String(draw('phone').int(1, 99_999_999)).padStart(8, '0')}`,
      remark: '已有瓷砖销售团队和 300 平方米展厅',
    }),
  }
}
