import type { Contract } from '@portal/protocol/calls/contract'
import type { Prisma, Contract as StoredContract } from '@portal/store/generated/client'

type ContractState = Contract['status']

/** A registered contract is upcoming until the first day of its term (assumed). */
export const contractState = (
  { status, startDate }: Pick<StoredContract, 'status' | 'startDate'>,
  now: Date,
): ContractState => (status === 'effective' && startDate !== null && startDate > now ? 'upcoming' : status)

/** Database filter for the contracts in a state. */
export function inContractState(state: ContractState, now: Date): Prisma.ContractWhereInput {
  if (state === 'upcoming') return { status: 'effective', startDate: { gt: now } }
  if (state === 'effective') return { status: state, OR: [{ startDate: null }, { startDate: { lte: now } }] }
  return { status: state }
}
