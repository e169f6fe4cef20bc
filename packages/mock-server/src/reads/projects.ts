import type {
  Contract,
  contractWaitRegisterPagination,
  Project,
  projectReviewPagination,
} from '@portal/protocol/calls/contract'
import type { InputOf } from '@portal/protocol/client'
import type { BusinessUnit, ContractStatus } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../domain/name-language.ts'
import { containing, given, withinDays } from '../queries/conditions.ts'
import { readPaged, sortOrder } from '../queries/read-list.ts'
import { distributorFields, isoTime, yuan } from '../queries/wire-values.ts'

type ProjectQuery = InputOf<typeof projectReviewPagination>['body']
type ContractQuery = InputOf<typeof contractWaitRegisterPagination>['body']
type Rows = { distributorId?: number; businessUnit?: BusinessUnit }

/** One page of the building projects. */
export function readProjects(world: World, rows: Rows, query: ProjectQuery, nameOf: NameOf) {
  const { stage, projectNo, projectName, registeredFrom, registeredTo, sort = '-registeredAt' } = query
  const asked = {
    stage,
    projectNo: containing(projectNo),
    name: containing(projectName),
    registeredAt: withinDays(registeredFrom, registeredTo),
  }
  const where = { ...rows, ...given(asked) }
  return readPaged(
    {
      order: sortOrder(sort, { registeredAt: 'registeredAt', amount: 'amountCents' }),
      count: () => world.db.project.count({ where }),
      rows: (page) => world.db.project.findMany({ where, ...page, include: { distributor: true } }),
      show: (project): Project => ({
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
      }),
    },
    query,
  )
}

/** One page of the contracts of some statuses. */
export function readContracts(
  world: World,
  rows: Rows,
  statuses: readonly ContractStatus[],
  query: ContractQuery,
  nameOf: NameOf,
) {
  const { contractNo, projectName, signedFrom, signedTo, sort = '-signedAt' } = query
  const asked = { contractNo: containing(contractNo), signedAt: withinDays(signedFrom, signedTo) }
  const project = given({ name: containing(projectName) })
  const where = { ...rows, ...given(asked), status: { in: [...statuses] }, project }
  const include = { distributor: true, project: true }
  return readPaged(
    {
      order: sortOrder(sort, { signedAt: 'signedAt', amount: 'amountCents' }),
      count: () => world.db.contract.count({ where }),
      rows: (page) => world.db.contract.findMany({ where, ...page, include }),
      show: (contract): Contract => ({
        contractId: contract.id,
        contractNo: contract.contractNo,
        projectNo: contract.project.projectNo,
        projectName: contract.project.name,
        businessUnit: contract.businessUnit,
        ...distributorFields(contract.distributor, nameOf),
        status: contract.status,
        amount: yuan(contract.amountCents),
        signedAt: contract.signedAt.toISOString(),
        endDate: contract.endDate.toISOString(),
        registeredAt: isoTime(contract.registeredAt),
      }),
    },
    query,
  )
}
