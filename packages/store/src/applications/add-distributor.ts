import type { Prisma } from '../generated/client.ts'

/** Codes of new distributors follow those of the fixtures. */
const firstNumber = 8001

/**
 * Adds a distributor that sells tiles, with an empty account (assumed). It sells where the company sells tiles first.
 * @returns its code
 */
export async function addDistributor(
  tx: Prisma.TransactionClient,
  name: string,
  city: string,
): Promise<string> {
  const { _max } = await tx.distributor.aggregate({ _max: { id: true } })
  const id = (_max.id ?? 0) + 1
  const code = `D${firstNumber + id}`
  const area = await tx.distributorSaleArea.findFirst({
    where: { businessUnit: 'ceramic' },
    orderBy: { id: 'asc' },
    omit: { id: true, distributorId: true },
  })
  await tx.distributor.create({
    data: {
      // Distributors that apply for themselves have one name.
      ...{ id, code, name, nameEn: name, city },
      ...(area ? { saleAreas: { create: area } } : {}),
      account: { create: { level: 'C', balanceCents: 0, creditLimitCents: 0 } },
    },
  })
  return code
}
