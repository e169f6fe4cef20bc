import type { BathroomDealer } from '@portal/protocol/calls/bathroom'

/** Frozen accounts in front, each part in the order of the server. */
export const frozenFirst = <Dealer extends Pick<BathroomDealer, 'frozen'>>(
  dealers: readonly Dealer[],
): readonly Dealer[] =>
  dealers.toSorted((one, other) => Number(other.frozen === 'Y') - Number(one.frozen === 'Y'))
