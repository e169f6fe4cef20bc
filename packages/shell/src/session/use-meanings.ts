import { useLookups } from './queries.ts'

/** The server's names for the codes of a lookup; an unknown code is shown as it is. */
export function useMeanings(lookupType: string): (code: string) => string {
  const { data: lookups = [] } = useLookups()
  return (code) =>
    lookups.find((one) => one.lookupType === lookupType && one.lookupCode === code)?.meaning ?? code
}
