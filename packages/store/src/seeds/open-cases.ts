import type { Prisma } from '../generated/client.ts'
import type { ApprovalCase } from './approval-cases.ts'
import { contractAttachments, orderAttachments, projectAttachments } from './approval-files.ts'

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
