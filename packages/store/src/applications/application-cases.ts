import type { ApplicationFieldName, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import type { Application, ApplicationKind, ProcessSubject } from '../generated/client.ts'
import { type Attachment, document, yuan } from '../seeds/approval-files.ts'
import { approvalKinds } from '../seeds/approval-kinds.ts'
import formLabels from './form-labels.json' with { type: 'json' }

type FormerField = 'oldDay' | 'oldValue' | 'oldAmount' | 'oldQuantity'

/** Labels of the fields on the company's paper form; the others don't matter to an approver. */
const labels: Readonly<Partial<Record<ApplicationFieldName | FormerField, string>>> = formLabels

/** The paper that comes with an application. */
function applicationForm(
  { applicationNo, amountCents }: Pick<Application, 'applicationNo' | 'amountCents'>,
  kind: ApprovedKind,
  values: ApplicationValues,
): Attachment {
  const { name, nameEn } = approvalKinds[kind]
  const facts = Object.entries(labels).flatMap(([field, label]) => {
    const value = values[field]
    return value === undefined ? [] : [[label, String(value)] as const]
  })
  const amount = amountCents === null ? [] : [['金额', `${yuan(amountCents)} 元`] as const]
  return {
    name: `${name} ${applicationNo}.txt`,
    nameEn: `${nameEn} ${applicationNo}.txt`,
    content: document(name, [['申请编号', applicationNo], ...facts, ...amount], ['以上内容由申请人填报。']),
  }
}

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
