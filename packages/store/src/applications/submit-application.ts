import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { beginApproval } from '../begin-approval.ts'
import type { Application, Prisma } from '../generated/client.ts'
import type { World } from '../worlds/world.ts'
import { aboutApplication, applicationNumber, isApprovedKind } from './application-cases.ts'
import { amountOf, nameOfApplication, type RecordProblem, recordProblem } from './application-rules.ts'
import { formerValues } from './former-values.ts'
import { makeRecord } from './make-record.ts'
import { type NamedRecords, readNamedRecords, type UnknownRecord } from './named-records.ts'

export interface NewApplication {
  /** What comes again under one key is taken once. */
  readonly key: string
  readonly kind: ApplicationKind
  /** With the fields of its kind. */
  readonly values: ApplicationValues
  readonly createdById: number
  /** The distributor whose records alone may be named. */
  readonly ownId: number | undefined
}

export type ApplicationOutcome =
  | { readonly kind: 'taken'; readonly application: Application }
  | { readonly kind: 'unknown'; readonly unknown: UnknownRecord }
  | { readonly kind: 'refused'; readonly why: RecordProblem }

/** Submits a form in one transaction: creates its record, or starts its approval (assumed). */
export function submitApplication(world: World, wanted: NewApplication): Promise<ApplicationOutcome> {
  const now = world.now()
  const { seed } = world.settings
  return world.db.$transaction(async (tx): Promise<ApplicationOutcome> => {
    const { key, kind, values, createdById, ownId } = wanted
    const before = await tx.application.findUnique({ where: { submissionKey: key } })
    if (before) return { kind: 'taken', application: before }
    const { records, unknown } = await readNamedRecords(tx, kind, values, ownId)
    if (unknown) return { kind: 'unknown', unknown }
    const why = recordProblem(kind, values, records)
    if (why) return { kind: 'refused', why }

    const recordNo = await makeRecord(tx, kind, { values, records, createdById, seed, now })
    const { _max } = await tx.application.aggregate({ _max: { id: true } })
    const id = (_max.id ?? 0) + 1
    const application = await tx.application.create({
      data: {
        ...{ id, applicationNo: applicationNumber(id), kind, createdById, submittedAt: now, recordNo },
        state: 'recorded',
        // What a distributor writes about nothing in particular is its own.
        distributorId: records.distributor?.id ?? ownId ?? null,
        amountCents: amountOf(kind, values, records),
        values: JSON.stringify({ ...values, ...formerValues(kind, values, records) }),
        submissionKey: key,
      },
    })
    return { kind: 'taken', application: await withApproval(tx, seed, application, records, values) }
  })
}

/** The application after its approval has started; one that no user could approve is only recorded. */
async function withApproval(
  tx: Prisma.TransactionClient,
  seed: string,
  application: Application,
  records: NamedRecords,
  values: ApplicationValues,
): Promise<Application> {
  const { id, kind, submittedAt } = application
  if (!isApprovedKind(kind)) return application
  const about = aboutApplication(application, kind, values, nameOfApplication(values, records))
  if (!(await beginApproval(tx, seed, about, submittedAt))) return application
  return tx.application.update({ where: { id }, data: { state: 'running' } })
}
