import { useLookups } from '../session/queries.ts'

/** Lookup type under which the server describes the systems (assumed). */
const systemLookup = 'SYSTEM_DESCRIPTION'

/** What a system is for, by its code, in the language of the lookups (specification §3); undefined when nobody says. */
export function useSystemDescription(): (systemCode: string) => string | undefined {
  const { data: lookups = [] } = useLookups()
  return (systemCode) =>
    lookups.find((one) => one.lookupType === systemLookup && one.lookupCode === systemCode)?.meaning
}
