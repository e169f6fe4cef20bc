import type { Task } from '../calls/approval.ts'
import type { UserInfo } from '../entities/user.ts'
import { type Id, sameId } from './ids.ts'

/** Whether the user is the applicant, who may not decide (assumed). Without an applicant from the backend, by name. */
export function isOwnApplication(
  user: Pick<UserInfo, 'userId' | 'userFullName'>,
  { applicantName }: Pick<Task, 'applicantName'>,
  details?: { readonly applicantId: Id },
): boolean {
  if (details && details.applicantId !== '') return sameId(details.applicantId, user.userId)
  return applicantName !== '' && applicantName === user.userFullName
}
