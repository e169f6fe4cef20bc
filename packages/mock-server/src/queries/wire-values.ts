import type { ProcessSubject } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type Named, type NameOf, word } from '../domain/name-language.ts'

/** Amounts are stored in cents and sent in yuan. */
export const yuan = (cents: number | bigint): number => Number(cents) / 100

export const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null

export const flag = (value: boolean) => (value ? 'Y' : 'N')

/** A person in the language of the request. */
export const personName = (
  { fullName, fullNameEn }: { readonly fullName: string; readonly fullNameEn: string },
  nameOf: NameOf,
) => nameOf({ name: fullName, nameEn: fullNameEn })

/** The distributor of a row, named in the language of the request. */
export const distributorFields = ({ code, ...named }: Named & { readonly code: string }, nameOf: NameOf) => ({
  distributorCode: code,
  distributorName: nameOf(named),
})

interface SaleAreaNames {
  readonly saleOrganizationName: string
  readonly distributionChannelName: string
}

/** Where a distributor buys, in the language of the request. */
export const saleAreaNames = (area: SaleAreaNames, nameOf: NameOf): SaleAreaNames => ({
  saleOrganizationName: nameOf(word(area.saleOrganizationName)),
  distributionChannelName: nameOf(word(area.distributionChannelName)),
})

/** The numbers of the newest approvals of records, by those of the records. */
export async function processNumbers(
  { db }: World,
  subjects: readonly ProcessSubject[],
  records: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const processes = await db.approvalProcess.findMany({
    where: { subject: { in: [...subjects] }, businessKey: { in: [...records] } },
    select: { businessKey: true, processNo: true },
    orderBy: { id: 'asc' },
  })
  return new Map(processes.map(({ businessKey, processNo }) => [businessKey, processNo]))
}
