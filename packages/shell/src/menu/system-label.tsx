import type { Lookup } from '@portal/protocol/calls/organization'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useLookups } from '../session/queries.ts'
import styles from './system-label.module.css'

/** A system by its code, e.g. OSS, as shown beside the system's name. */
export const SystemCode = ({ code }: { readonly code: string }) => <span className={styles.code}>{code}</span>

/** Lookup type under which the server describes the systems (assumed). */
const systemLookup = 'SYSTEM_DESCRIPTION'

/** What a system is for, in the language of the lookups, else its real name; with its real code where that is another (specification §3). */
export function useSystemDescription(): (system: SystemMenu) => string {
  const { data: lookups = [] } = useLookups()
  return ({ systemCode, systemRealCode, systemRealName }) => {
    const isOwn = (one: Lookup) => one.lookupType === systemLookup && one.lookupCode === systemCode
    const description = lookups.find(isOwn)?.meaning ?? systemRealName
    return [description, ...(systemRealCode === systemCode ? [] : [systemRealCode])]
      .filter(Boolean)
      .join(' · ')
  }
}
