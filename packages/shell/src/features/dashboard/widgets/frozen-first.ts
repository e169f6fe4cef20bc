import type { BathroomDealer } from '@portal/protocol/calls/bathroom'

/** Frozen accounts first, both parts in the server's order. */
export const frozenFirst = <Dealer extends Pick<BathroomDealer, 'frozen'>>(
  dealers: readonly Dealer[],
): readonly Dealer[] =>
  dealers.toSorted((one, other) => Number(other.frozen === 'Y') - Number(one.frozen === 'Y'))
