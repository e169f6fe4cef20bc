import type { Prisma } from '../generated/client.ts'
import type { ApprovalCase } from '../generators/approvals.ts'

type Tx = Prisma.TransactionClient
type Case = Omit<ApprovalCase, 'applicantId'> & { readonly createdById?: number }
type Ids = readonly { readonly id: number | bigint }[]

/** At most `limit` orders, projects and contracts that have no approval yet, those that wait for one first. */
export async function openCases(tx: Tx, limit: number): Promise<Case[]> {
  const cases: Case[] = []
  for (const isDecided of [false, true]) {
    for (const read of [orders, projects, contracts]) {
      if (cases.length < limit) cases.push(...(await read(tx, isDecided, limit - cases.length)))
    }
  }
  return cases
}

async function orders(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "SalesOrder" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'salesOrder' AND "businessKey" = "orderNo")
    AND CASE WHEN ${isDecided} THEN "status" IN ('approved', 'producing') ELSE "status" = 'submitted' END
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.salesOrder.findMany({ ...withIds(ids), include: { distributor: true } })
  return rows.map(({ orderNo, businessUnit, distributorId, distributor, createdById, orderedAt }) => ({
    ...{ subject: 'salesOrder', businessKey: orderNo, businessUnit, distributorId, createdById, isDecided },
    since: orderedAt,
    about: `${orderNo} ${distributor.name}`,
  }))
}

async function projects(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "Project" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'project' AND "businessKey" = "projectNo")
    AND CASE WHEN ${isDecided} THEN "stage" IN ('bidding', 'signed') ELSE "stage" = 'review' END
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.project.findMany(withIds(ids))
  return rows.map(({ projectNo, businessUnit, distributorId, registeredAt, name }) => ({
    ...{ subject: 'project', businessKey: projectNo, businessUnit, distributorId, isDecided },
    since: registeredAt,
    about: `${projectNo} ${name}`,
  }))
}

async function contracts(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "Contract" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'contract' AND "businessKey" = "contractNo")
    AND ("status" <> 'waiting') = ${isDecided}
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.contract.findMany({ ...withIds(ids), include: { project: true } })
  return rows.map(({ contractNo, businessUnit, distributorId, signedAt, project }) => ({
    ...{ subject: 'contract', businessKey: contractNo, businessUnit, distributorId, isDecided },
    since: signedAt,
    about: `${contractNo} ${project.name}`,
  }))
}

const withIds = (ids: Ids) =>
  ({ where: { id: { in: ids.map(({ id }) => Number(id)) } }, orderBy: { id: 'desc' } }) as const
