import { type Envelope, endsSession } from '@portal/protocol/envelope'

const unauthorized = 401

/**
 * Whether a response refuses the certificate of its call: E with code 4001, or HTTP 401 where that counts as the same.
 */
export const refusesCertificate = (
  envelope: Envelope | undefined,
  httpStatus: number,
  { endsOnUnauthorized }: { readonly endsOnUnauthorized: () => boolean },
): boolean =>
  (envelope !== undefined && endsSession(envelope)) || (httpStatus === unauthorized && endsOnUnauthorized())
