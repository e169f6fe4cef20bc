import { companyDay } from '@portal/protocol/company-time'
import { csv } from '../company/files.ts'
import type {
  Contract,
  Distributor,
  Product,
  Project,
  SalesOrder,
  SalesOrderLine,
  SharedFile,
} from '../generated/client.ts'

/** A document that is attached to an approval. */
export interface Attachment {
  readonly name: string
  readonly nameEn: string
  readonly content: string
}

/** The row of an attachment; it was uploaded with the application. */
export const attachmentRow = (
  attachment: Attachment,
  processId: number,
  uploadedAt: Date,
): Omit<SharedFile, 'id'> => ({
  ...attachment,
  ...{ category: 'attachment', processId, uploadedAt, noticeId: null },
  sizeBytes: Buffer.byteLength(attachment.content),
})

export const yuan = (cents: number) => (cents / 100).toFixed(2)

/** A paper: its title, facts and clauses. */
export const document = (
  title: string,
  facts: readonly (readonly [string, string])[],
  clauses: readonly string[],
) => [title, '', ...facts.map(([name, value]) => `${name}：${value}`), '', ...clauses, ''].join('\n')

type OrderOfCase = Pick<SalesOrder, 'orderNo' | 'amountCents' | 'orderedAt' | 'deliveryDate'> & {
  readonly distributor: Pick<Distributor, 'name'>
  readonly lines: readonly (SalesOrderLine & { readonly product: Product })[]
}

/** From this amount on, an order comes with a plan of its payments. */
const plannedCents = 10_000_000
/** Per cent that is paid with the order. */
const depositShare = 30

/** The purchase order that the distributor signed; with a large one the plan of its payments. */
export function orderAttachments(order: OrderOfCase): Attachment[] {
  const { orderNo, amountCents, orderedAt, deliveryDate, distributor } = order
  const rows = order.lines.map(({ lineNo, product, quantity, unitPriceCents, amountCents: cents }) => [
    ...[String(lineNo), product.code, product.name, product.spec, product.unit],
    ...[String(quantity), yuan(unitPriceCents), yuan(cents)],
  ])
  const purchaseOrder = {
    name: `采购订单 ${orderNo}.csv`,
    nameEn: `Purchase order ${orderNo}.csv`,
    content: csv([
      ['行号', '产品编码', '产品名称', '规格', '单位', '数量', '含税单价（元）', '金额（元）'],
      ...rows,
      ['合计', '', '', '', '', '', '', yuan(amountCents)],
    ]),
  }
  if (amountCents < plannedCents) return [purchaseOrder]
  const deposit = Math.round((amountCents * depositShare) / 100)
  const plan = document(
    '付款计划',
    [
      ['采购单位', distributor.name],
      ['订单号', orderNo],
      ['订单金额', `${yuan(amountCents)} 元`],
    ],
    [
      `一、下单时（${companyDay(orderedAt)}）支付 ${depositShare}%，计 ${yuan(deposit)} 元。`,
      `二、提货前（不晚于 ${companyDay(deliveryDate)}）付清余款 ${yuan(amountCents - deposit)} 元。`,
      '三、逾期未付的部分从授信额度中占用，直至付清。',
    ],
  )
  return [
    purchaseOrder,
    { name: `付款计划 ${orderNo}.txt`, nameEn: `Payment plan ${orderNo}.txt`, content: plan },
  ]
}

/** The form with which a distributor registers a building project. */
export function projectAttachments(
  project: Project & { distributor: Pick<Distributor, 'name'> },
): Attachment[] {
  const { projectNo, name, developer, city, amountCents, registeredAt, businessUnit, distributor } = project
  const content = document(
    '工程项目报备表',
    [
      ['报备编号', projectNo],
      ['项目名称', name],
      ['建设单位', developer],
      ['所在城市', city],
      ['报备经销商', distributor.name],
      ['供货品类', businessUnit === 'ceramic' ? '瓷砖' : '卫浴'],
      ['预计金额', `${yuan(amountCents)} 元`],
      ['报备日期', companyDay(registeredAt)],
    ],
    [
      '一、报备信息真实有效，已与建设单位确认采购意向。',
      '二、同一项目未由其他经销商报备；如有冲突，以先报备者为准。',
      '三、项目中标后三十日内签订供货合同，否则报备失效。',
    ],
  )
  return [
    { name: `工程项目报备表 ${projectNo}.txt`, nameEn: `Project registration ${projectNo}.txt`, content },
  ]
}

type ContractOfCase = Contract & {
  readonly project: Pick<Project, 'name' | 'developer'>
  readonly distributor: Pick<Distributor, 'name'>
}

/** The contract itself. */
export function contractAttachments(contract: ContractOfCase): Attachment[] {
  const { contractNo, amountCents, signedAt, endDate, project, distributor } = contract
  const content = document(
    '工程供货合同',
    [
      ['合同编号', contractNo],
      ['项目名称', project.name],
      ['需方', project.developer],
      ['供方', distributor.name],
      ['合同金额', `${yuan(amountCents)} 元（含税）`],
      ['签订日期', companyDay(signedAt)],
      ['有效期至', companyDay(endDate)],
    ],
    [
      '一、供方按需方书面通知分批供货，每批提前十五日通知。',
      '二、每批货到验收合格后三十日内支付该批货款的 95%，余款作为质保金。',
      '三、产品质量执行国家标准，质保期自验收合格之日起两年。',
      '四、未尽事宜由双方协商解决。',
    ],
  )
  return [{ name: `工程供货合同 ${contractNo}.txt`, nameEn: `Supply contract ${contractNo}.txt`, content }]
}
