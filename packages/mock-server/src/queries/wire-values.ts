/** Amounts are stored in cents and sent in yuan. */
export const yuan = (cents: number | bigint): number => Number(cents) / 100

export const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null

export const flag = (value: boolean) => (value ? 'Y' : 'N')

/** The distributor of a row. */
export const distributorFields = ({ code, name }: { readonly code: string; readonly name: string }) => ({
  distributorCode: code,
  distributorName: name,
})
