import { useLookups } from '../../../session/queries.ts'

/** The server's words for the codes of a lookup; a code that it doesn't name speaks for itself. */
export function useMeanings(lookupType: string): (code: string) => string {
  const { data: lookups = [] } = useLookups()
  return (code) =>
    lookups.find((one) => one.lookupType === lookupType && one.lookupCode === code)?.meaning ?? code
}
