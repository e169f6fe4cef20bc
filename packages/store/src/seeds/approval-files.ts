import { companyDay } from '@portal/protocol/company-time'
import { csv } from '../company/company-files.ts'
import type {
  Contract,
  Distributor,
  Prisma,
  Product,
  Project,
  SalesOrder,
  SalesOrderLine,
  SharedFile,
} from '../generated/client.ts'
import type { ApprovalCase } from './approval-cases.ts'

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
function orderAttachments(order: OrderOfCase): Attachment[] {
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
function projectAttachments(project: Project & { distributor: Pick<Distributor, 'name'> }): Attachment[] {
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
function contractAttachments(contract: ContractOfCase): Attachment[] {
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

type Tx = Prisma.TransactionClient
type Case = Omit<ApprovalCase, 'applicantId'> & { readonly createdById?: number }
type Ids = readonly { readonly id: number | bigint }[]

/** At most `limit` orders, projects and contracts without an approval, those that wait for one first. */
export async function openCases(tx: Tx, limit: number): Promise<Case[]> {
  const cases: Case[] = []
  for (const isDecided of [false, true]) {
    for (const read of [orders, projects, contracts]) {
      if (cases.length < limit) cases.push(...(await read(tx, isDecided, limit - cases.length)))
    }
  }
  return cases
}

/** What an approval of an order is made of. */
export const orderOfCase = {
  distributor: true,
  lines: { include: { product: true }, orderBy: { lineNo: 'asc' } },
} as const

export const aboutOrder = (order: Prisma.SalesOrderGetPayload<{ include: typeof orderOfCase }>) => ({
  since: order.orderedAt,
  about: `${order.orderNo} ${order.distributor.name}`,
  aboutEn: `${order.orderNo} ${order.distributor.nameEn}`,
  attachments: orderAttachments(order),
})

async function orders(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "SalesOrder" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'salesOrder' AND "businessKey" = "orderNo")
    AND CASE WHEN ${isDecided} THEN "status" IN ('approved', 'producing', 'shipped', 'completed') ELSE "status" = 'submitted' END
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.salesOrder.findMany({ ...withIds(ids), include: orderOfCase })
  return rows.map((order) => {
    const { orderNo, businessUnit, distributorId, createdById } = order
    return {
      ...{ subject: 'salesOrder', businessKey: orderNo, businessUnit, distributorId, createdById, isDecided },
      ...aboutOrder(order),
    }
  })
}

async function projects(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "Project" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'project' AND "businessKey" = "projectNo")
    AND CASE WHEN ${isDecided} THEN "stage" IN ('bidding', 'signed') ELSE "stage" = 'review' END
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.project.findMany({ ...withIds(ids), include: { distributor: true } })
  return rows.map((project) => ({ ...aboutProject(project), isDecided }))
}

/** What an approval of a project is made of. */
export const aboutProject = (project: Prisma.ProjectGetPayload<{ include: { distributor: true } }>) => ({
  ...({ subject: 'project', businessKey: project.projectNo } as const),
  ...{ businessUnit: project.businessUnit, distributorId: project.distributorId },
  since: project.registeredAt,
  // Projects have one name.
  about: `${project.projectNo} ${project.name}`,
  aboutEn: `${project.projectNo} ${project.name}`,
  attachments: projectAttachments(project),
})

async function contracts(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "Contract" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'contract' AND "businessKey" = "contractNo")
    AND ("status" <> 'waiting') = ${isDecided}
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.contract.findMany({ ...withIds(ids), include: { project: true, distributor: true } })
  return rows.map((contract) => ({
    ...{ subject: 'contract', businessKey: contract.contractNo, isDecided },
    ...{ businessUnit: contract.businessUnit, distributorId: contract.distributorId },
    since: contract.signedAt,
    about: `${contract.contractNo} ${contract.project.name}`,
    aboutEn: `${contract.contractNo} ${contract.project.name}`,
    attachments: contractAttachments(contract),
  }))
}

const withIds = (ids: Ids) =>
  ({ where: { id: { in: ids.map(({ id }) => Number(id)) } }, orderBy: { id: 'desc' } }) as const
