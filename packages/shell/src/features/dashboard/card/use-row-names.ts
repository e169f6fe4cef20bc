import { isDistributor } from '@portal/protocol/rules/business-units'
import { useSession } from '../../../session/session-store.ts'

/** What tells rows apart: the distributor for staff; for a distributor, whose own rows they all are, the number first. */
export function useRowNames() {
  const own = useSession(({ user }) => user !== undefined && isDistributor(user))
  return {
    /** First and second name of a row. */
    namesOf: (distributorName: string, number: string): readonly [string, string | undefined] =>
      own ? [number, undefined] : [distributorName, number],
    /** For rows that have a better name than either. */
    distributor: (distributorName: string): string | undefined => (own ? undefined : distributorName),
  }
}
