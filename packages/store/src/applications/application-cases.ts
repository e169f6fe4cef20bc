import type { ApplicationValues } from '@portal/protocol/applications/application-kinds'
import type { Application, ApplicationKind, ProcessSubject } from '../generated/client.ts'
import { approvalKinds } from '../seeds/approval-kinds.ts'
import { applicationForm } from './application-form.ts'

export type ApprovedKind = ApplicationKind & ProcessSubject

/** Whether it is approved as an application; a new project has the approval of projects. */
export const isApprovedKind = (kind: ApplicationKind): kind is ApprovedKind =>
  kind !== 'project' && Object.hasOwn(approvalKinds, kind)

/** The applicationNo of an application by its id. */
export const applicationNumber = (id: number): string => `SQ${10_000_000 + id}`

interface Names {
  readonly name: string
  readonly nameEn: string
}

/**
 * An application as an approval case.
 * @param subject its subject, besides its number
 */
export const aboutApplication = (
  application: Application,
  kind: ApprovedKind,
  values: ApplicationValues,
  { name, nameEn }: Names,
) => {
  const { applicationNo, distributorId, createdById, submittedAt } = application
  return {
    ...{ subject: kind, businessKey: applicationNo, businessUnit: null, distributorId },
    ...{
      applicantId: createdById,
      since: submittedAt,
      attachments: [applicationForm(application, kind, values)],
    },
    about: `${applicationNo} ${name}`.trim(),
    aboutEn: `${applicationNo} ${nameEn}`.trim(),
  }
}
