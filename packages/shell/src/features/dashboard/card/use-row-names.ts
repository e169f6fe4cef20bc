import { isDistributor } from '@portal/protocol/rules/business-units'
import { useSession } from '../../../session/session-store.ts'

/** What distinguishes rows: the distributor for staff; for a distributor, who sees only own rows, the number. */
export function useRowNames() {
  const own = useSession(({ user }) => user !== undefined && isDistributor(user))
  return {
    /** First and second name of a row. */
    namesOf: (distributorName: string, number: string): readonly [string, string | undefined] =>
      own ? [number, undefined] : [distributorName, number],
    /** For rows that have a better name than both. */
    distributor: (distributorName: string): string | undefined => (own ? undefined : distributorName),
  }
}
