import { useLookups } from '../session/queries.ts'
import styles from './system-label.module.css'

/** A system by its code, e.g. OSS, as shown beside the system's name. */
export const SystemCode = ({ code }: { readonly code: string }) => <span className={styles.code}>{code}</span>

/** Lookup type under which the server describes the systems (assumed). */
const systemLookup = 'SYSTEM_DESCRIPTION'

/** What a system is for, by its code, in the language of the lookups (specification §3); undefined when unknown. */
export function useSystemDescription(): (systemCode: string) => string | undefined {
  const { data: lookups = [] } = useLookups()
  return (systemCode) =>
    lookups.find((one) => one.lookupType === systemLookup && one.lookupCode === systemCode)?.meaning
}
