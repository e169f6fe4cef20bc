import type { ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { wrongField } from '@portal/protocol/applications/application-kinds'
import type { Application, applicationPage } from '@portal/protocol/calls/application'
import type { InputOf } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import type { RecordProblem, RecordState } from '@portal/store/applications/application-rules'
import { valuesOf } from '@portal/store/applications/end-application'
import { isApprovedKind } from '@portal/store/applications/seed-applications'
import { submitApplication } from '@portal/store/applications/submit-application'
import type { Prisma, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, type Message, Rejection } from '../../errors/rejection.ts'
import { applicationTexts, fieldProblemTexts } from '../../errors/texts.ts'
import { containing, given, withinDays } from '../../queries/conditions.ts'
import { readPage, sortOrder } from '../../queries/read-list.ts'
import { noDistributor, visibleDistributor } from '../../queries/visible-rows.ts'
import { distributorFields, isoTime, personName, processNumbers, yuan } from '../../queries/wire-values.ts'

type Query = InputOf<typeof applicationPage>['query']

const include = { distributor: true, createdBy: true } as const
type ApplicationRow = Prisma.ApplicationGetPayload<{ include: typeof include }>

/** Distributors see those of their own and what they applied for themselves, other people all (assumed). */
export const applicationsOf = ({ id, kind, distributorId }: User): Prisma.ApplicationWhereInput =>
  kind === 'distributor'
    ? { OR: [{ distributorId: distributorId ?? noDistributor }, { createdById: id }] }
    : {}

/** One page of the applications of a kind. */
function readApplications(world: World, user: User, query: Query, nameOf: NameOf) {
  const { kind, applicationNo, state, distributorCode, storeName, submittedFrom, submittedTo } = query
  const where: Prisma.ApplicationWhereInput = {
    AND: applicationsOf(user),
    ...given({
      kind,
      state,
      applicationNo: containing(applicationNo),
      // Values are kept as JSON.
      values: storeName ? { contains: `"storeName":${JSON.stringify(storeName)}` } : undefined,
      submittedAt: withinDays(submittedFrom, submittedTo),
      distributor: distributorCode ? { code: distributorCode } : undefined,
    }),
  }
  return readPage(
    {
      order: sortOrder(query.sort ?? '-submittedAt', { submittedAt: 'submittedAt', amount: 'amountCents' }),
      count: () => world.db.application.count({ where }),
      rows: (page) => withNames(world, { where, ...page }, nameOf),
      show: (row): Application => row,
    },
    query,
  )
}

/** One application by its number, as the list has it. */
export async function readApplication(
  world: World,
  applicationNo: string,
  nameOf: NameOf,
): Promise<Application | undefined> {
  return (await withNames(world, { where: { applicationNo } }, nameOf))[0]
}

async function withNames(
  world: World,
  query: Omit<Prisma.ApplicationFindManyArgs, 'include' | 'select'>,
  nameOf: NameOf,
): Promise<Application[]> {
  const rows = await world.db.application.findMany({ ...query, include })
  const names = await recordNames(
    world,
    rows.map((row) => valuesOf(row)),
    nameOf,
  )
  const processOf = await processNumbers(
    world,
    [...new Set(rows.map(({ kind }) => kind))].filter(isApprovedKind),
    rows.map(({ applicationNo }) => applicationNo),
  )
  return rows.map((row) => fields(row, names, processOf, nameOf))
}

type Names = (values: ApplicationValues) => ApplicationValues

/** Of the products and projects that applications name, for people who don't know their numbers. */
async function recordNames({ db }: World, all: readonly ApplicationValues[], nameOf: NameOf): Promise<Names> {
  const numbers = (field: string) => [
    ...new Set(all.flatMap((values) => (values[field] === undefined ? [] : [String(values[field])]))),
  ]
  const products = await db.product.findMany({ where: { code: { in: numbers('productCode') } } })
  const projects = await db.project.findMany({ where: { projectNo: { in: numbers('projectNo') } } })
  const contracts = await db.contract.findMany({
    where: { contractNo: { in: numbers('contractNo') } },
    include: { project: true },
  })
  const productNames = new Map(products.map((product) => [product.code, nameOf(product)]))
  const projectNames = new Map([
    ...projects.map(({ projectNo, name }) => [projectNo, name] as const),
    ...contracts.map(({ contractNo, project }) => [contractNo, project.name] as const),
  ])
  return (values) => ({
    ...named('productName', productNames.get(String(values.productCode))),
    ...named('projectName', projectNames.get(String(values.projectNo ?? values.contractNo))),
  })
}

const named = (field: string, name: string | undefined): ApplicationValues =>
  name === undefined ? {} : { [field]: name }

function fields(
  row: ApplicationRow,
  names: Names,
  processOf: ReadonlyMap<string, string>,
  nameOf: NameOf,
): Application {
  const values = valuesOf(row)
  return {
    applicationId: row.id,
    applicationNo: row.applicationNo,
    kind: row.kind,
    state: row.state,
    ...(row.distributor
      ? distributorFields(row.distributor, nameOf)
      : { distributorCode: '', distributorName: '' }),
    amount: row.amountCents === null ? null : yuan(row.amountCents),
    applicantName: personName(row.createdBy, nameOf),
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: isoTime(row.decidedAt),
    recordNo: row.recordNo,
    processInstanceId: processOf.get(row.applicationNo) ?? '',
    values: { ...values, ...names(values) },
  }
}

/** What people apply for by forms. */
export const applicationHandlers: Pick<Handlers, 'applicationPage' | 'submitApplication'> = {
  applicationPage: ({ world, user, nameOf, input: { query } }) =>
    readApplications(world, user, query, nameOf),

  async submitApplication({ world, user, nameOf, input: { body } }) {
    const { submissionKey, kind, values } = body
    const wrong = wrongField(kind, values, companyDay(world.now().getTime()))
    if (wrong)
      throw new Rejection(
        filled(applicationTexts.wrongField, {
          field: wrong.field,
          problem: fieldProblemTexts[wrong.problem],
        }),
      )
    const outcome = await submitApplication(world, {
      ...{ key: `${user.id} ${submissionKey}`, kind, values, createdById: user.id },
      ownId: await visibleDistributor({ world, user }, undefined),
    })
    if (outcome.kind === 'unknown')
      throw new Rejection(filled(applicationTexts.unknownRecord, { value: outcome.unknown.value }))
    if (outcome.kind === 'refused') throw new Rejection(await refusal(outcome.why, world, nameOf))
    const { applicationNo } = outcome.application
    const application = await readApplication(world, applicationNo, nameOf)
    if (!application) throw new Rejection(filled(applicationTexts.unknownRecord, { value: applicationNo }))
    return application
  },
}

async function refusal(why: RecordProblem, world: World, nameOf: NameOf): Promise<Message> {
  switch (why.problem) {
    case 'moreThanThere':
      return filled(applicationTexts.moreThanThere, { largest: why.largest })
    case 'notBelowList':
      return filled(applicationTexts.notBelowList, { price: why.largest })
    case 'notLater':
      return filled(applicationTexts.notLater, { day: why.day })
    case 'tooLarge':
      return applicationTexts.tooLarge
    case 'closed':
      return filled(applicationTexts.closed, {
        number: why.number,
        state: await stateName(world, why.state, nameOf),
      })
  }
}

/** The word for a state, in the language of the request, which the message is in, too; a code without one as it is. */
async function stateName(world: World, { lookup, code }: RecordState, nameOf: NameOf): Promise<string> {
  const entry = await world.db.lookup.findFirst({ where: { type: lookup, code } })
  return entry ? nameOf(entry) : code
}
