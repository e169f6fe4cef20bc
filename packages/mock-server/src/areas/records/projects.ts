import type {
  Contract,
  contractWaitRegisterPagination,
  Project,
  projectReviewPagination,
} from '@portal/protocol/calls/contract'
import type { InputOf } from '@portal/protocol/client'
import { validUntil } from '@portal/store/applications/application-rules'
import type { Prisma, Contract as StoredContract } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import { type NameOf, word } from '../../domain/name-language.ts'
import { containing, given, withinDays } from '../../queries/conditions.ts'
import { readPaged, sortOrder } from '../../queries/read-list.ts'
import { type VisibleRows, visibleProjects } from '../../queries/visible-rows.ts'
import { distributorFields, isoTime, processNumbers, yuan } from '../../queries/wire-values.ts'

type ContractState = Contract['status']

/** A registered contract is upcoming until the first day of its term (assumed). */
const contractState = (
  { status, startDate }: Pick<StoredContract, 'status' | 'startDate'>,
  now: Date,
): ContractState => (status === 'effective' && startDate !== null && startDate > now ? 'upcoming' : status)

/** Database filter for the contracts in a state. */
function inContractState(state: ContractState, now: Date): Prisma.ContractWhereInput {
  if (state === 'upcoming') return { status: 'effective', startDate: { gt: now } }
  if (state === 'effective') return { status: state, OR: [{ startDate: null }, { startDate: { lte: now } }] }
  return { status: state }
}

type ProjectQuery = InputOf<typeof projectReviewPagination>['body']
type ContractQuery = InputOf<typeof contractWaitRegisterPagination>['body']

/** One page of the building projects. */
function readProjects(world: World, rows: VisibleRows, query: ProjectQuery, nameOf: NameOf) {
  const { stage, projectNo, projectName, developer, registeredFrom, registeredTo } = query
  const { sort = '-registeredAt' } = query
  const asked = {
    stage,
    projectNo: containing(projectNo),
    name: containing(projectName),
    developer: containing(developer),
    registeredAt: withinDays(registeredFrom, registeredTo),
  }
  const where = { ...rows, ...given(asked) }
  return readPaged(
    {
      order: sortOrder(sort, { registeredAt: 'registeredAt', amount: 'amountCents' }),
      count: () => world.db.project.count({ where }),
      rows: async (page) => {
        const found = await world.db.project.findMany({ where, ...page, include: { distributor: true } })
        const numbers = found.map(({ projectNo }) => projectNo)
        const processOf = await processNumbers(world, ['project'], numbers)
        return found.map((project) => ({ project, process: processOf.get(project.projectNo) }))
      },
      show: ({ project, process = '' }): Project => ({
        projectId: project.id,
        projectNo: project.projectNo,
        projectName: project.name,
        developer: project.developer,
        city: nameOf(word(project.city)),
        businessUnit: project.businessUnit,
        ...distributorFields(project.distributor, nameOf),
        stage: project.stage,
        amount: yuan(project.amountCents),
        registeredAt: project.registeredAt.toISOString(),
        validUntil: validUntil(project).toISOString(),
        processInstanceId: process,
      }),
    },
    query,
  )
}

/** One page of the contracts in some states. */
function readContracts(
  world: World,
  rows: VisibleRows,
  states: Prisma.ContractWhereInput,
  query: ContractQuery,
  nameOf: NameOf,
) {
  const { contractNo, projectName, signedFrom, signedTo, sort = '-signedAt' } = query
  const asked = { contractNo: containing(contractNo), signedAt: withinDays(signedFrom, signedTo) }
  const project = given({ name: containing(projectName) })
  const where = { AND: [rows, states], ...given(asked), project }
  const now = world.now()
  const include = { distributor: true, project: true }
  return readPaged(
    {
      order: sortOrder(sort, { signedAt: 'signedAt', amount: 'amountCents' }),
      count: () => world.db.contract.count({ where }),
      rows: async (page) => {
        const found = await world.db.contract.findMany({ where, ...page, include })
        const numbers = found.map(({ contractNo }) => contractNo)
        const processOf = await processNumbers(world, ['contract'], numbers)
        return found.map((contract) => ({ contract, process: processOf.get(contract.contractNo) }))
      },
      show: ({ contract, process = '' }): Contract => ({
        contractId: contract.id,
        contractNo: contract.contractNo,
        projectNo: contract.project.projectNo,
        projectName: contract.project.name,
        businessUnit: contract.businessUnit,
        ...distributorFields(contract.distributor, nameOf),
        status: contractState(contract, now),
        amount: yuan(contract.amountCents),
        signedAt: contract.signedAt.toISOString(),
        startDate: (contract.startDate ?? contract.signedAt).toISOString(),
        endDate: contract.endDate.toISOString(),
        registeredAt: isoTime(contract.registeredAt),
        processInstanceId: process,
      }),
    },
    query,
  )
}

const waiting = { status: 'waiting' } as const

export const projectHandlers: Pick<
  Handlers,
  'projectReviewPagination' | 'contractWaitRegisterPagination' | 'contractPagination'
> = {
  projectReviewPagination: async ({ world, user, nameOf, input: { body } }) =>
    readProjects(world, await visibleProjects({ world, user }, body), body, nameOf),
  contractWaitRegisterPagination: async ({ world, user, nameOf, input: { body } }) =>
    readContracts(world, await visibleProjects({ world, user }, body), waiting, body, nameOf),
  contractPagination: async ({ world, user, nameOf, input: { body } }) =>
    readContracts(
      world,
      await visibleProjects({ world, user }, body),
      body.status ? inContractState(body.status, world.now()) : { NOT: waiting },
      body,
      nameOf,
    ),
}
