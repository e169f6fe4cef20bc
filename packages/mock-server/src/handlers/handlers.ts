import type { Handlers } from '../calls/call-context.ts'
import { approvalHandlers } from './approval.ts'
import { authHandlers } from './auth.ts'
import { externalHandlers } from './external.ts'
import { favouriteHandlers } from './favourites.ts'
import { fileHandlers } from './files.ts'
import { listHandlers } from './lists.ts'
import { messageHandlers } from './message.ts'
import { noticeHandlers } from './notice.ts'
import { orderHandlers } from './order.ts'
import { organizationHandlers } from './organization.ts'
import { pointsHandlers } from './points.ts'
import { signInHandlers } from './sign-in.ts'
import { ssoHandlers } from './sso.ts'
import { verificationHandlers } from './verification.ts'

/** Every call's handler. */
export const handlers: Handlers = {
  ...authHandlers,
  ...signInHandlers,
  ...verificationHandlers,
  ...organizationHandlers,
  ...favouriteHandlers,
  ...noticeHandlers,
  ...messageHandlers,
  ...fileHandlers,
  ...orderHandlers,
  ...listHandlers,
  ...approvalHandlers,
  ...pointsHandlers,
  ...ssoHandlers,
  ...externalHandlers,
}
