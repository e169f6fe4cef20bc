import type { Handlers } from '../calls/call-context.ts'
import { approvalHandlers } from './approval.ts'
import { authHandlers } from './auth.ts'
import { listHandlers } from './lists.ts'
import { noticeHandlers } from './notice.ts'
import { orderHandlers } from './order.ts'
import { organizationHandlers } from './organization.ts'
import { pointsHandlers } from './points.ts'
import { ssoHandlers } from './sso.ts'

/** Every call's handler. */
export const handlers: Handlers = {
  ...authHandlers,
  ...organizationHandlers,
  ...noticeHandlers,
  ...orderHandlers,
  ...listHandlers,
  ...approvalHandlers,
  ...pointsHandlers,
  ...ssoHandlers,
}
