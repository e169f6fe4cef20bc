import { insertRows } from '../engines/sqlite.ts'
import type {
  BusinessUnit,
  Contract,
  ContractStatus,
  PrismaClient,
  Project,
  ProjectStage,
} from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { inChunks, numberedByTime, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, type RandomValue, randomFor } from './random.ts'
import { placeAmong, timeWithin } from './sale-times.ts'
import { developers, estates } from './words.ts'

interface ProjectArea {
  readonly id: number
  readonly distributorId: number
  readonly businessUnit: BusinessUnit
  readonly city: string
}

/** Projects were registered on one of that many days. */
const days = 360

const phases = ['一期', '二期', '三期', '']
const wanYuanCents = 1_000_000
const hourMs = dayMs / 24

/** The projectNo of a project by its id. */
export const projectNumber = (id: number): string => `GC${10_000_000 + id}`

/** The contractNo of a contract by its id. */
export const contractNumber = (id: number): string => `HT${10_000_000 + id}`

/** The building project of a number, which is its id and keeps its projectNo unique, as it is on the day of `now`. */
export function project(
  seed: string,
  number: number,
  areas: readonly ProjectArea[],
  registeredAt: Date,
  now: Date,
): Project {
  const draw = randomFor(seed, 'Project', number)
  const { distributorId, businessUnit, city } = draw('area').choose(areas, byId)
  const [estate] = draw('estate').pick(estates)
  const [developer] = draw('developer').pick(developers)
  const trade = businessUnit === 'ceramic' ? '瓷砖' : '卫浴'
  return {
    id: number,
    projectNo: projectNumber(number),
    name: `${city}${estate}${draw('phase').pick(phases)}${trade}供货项目`,
    developer: `${city}${developer}置业有限公司`,
    city,
    businessUnit,
    distributorId,
    stage: stageAtAge(daysSince(registeredAt, now), draw),
    amountCents: draw('amount').int(20, 900) * wanYuanCents,
    registeredAt,
    validUntil: null,
  }
}

const daysSince = (time: Date, now: Date) => (startOfDay(now).getTime() - startOfDay(time).getTime()) / dayMs

function stageAtAge(days: number, draw: (field: string) => RandomValue): ProjectStage {
  if (days < 5) return 'registered'
  if (days < 25) return draw('stage').pick(['registered', 'review', 'review'])
  if (days < 60) return draw('stage').pick(['review', 'bidding', 'signed'])
  return draw('stage').pick(['bidding', 'signed', 'signed'])
}

/** The contract of a signed project, which gives it its id; signed some weeks after the project was registered. */
export function contract(seed: string, project: Project, now: Date): Contract {
  const draw = randomFor(seed, 'Contract', project.id)
  const longest = Math.min(150, daysSince(project.registeredAt, now) - 1)
  const signedOn = startOfDay(project.registeredAt, draw('talks').int(Math.min(20, longest), longest))
  const signedAt = new Date(signedOn.getTime() + draw('hour').int(9, 17) * hourMs)
  const endDate = startOfDay(signedAt, draw('term').pick([180, 270, 365]))
  const status = contractStatus({ signedAt, endDate }, now, draw)
  return {
    id: project.id,
    contractNo: contractNumber(project.id),
    projectId: project.id,
    businessUnit: project.businessUnit,
    distributorId: project.distributorId,
    status,
    amountCents: Math.round((project.amountCents * draw('share').int(80, 100)) / 100),
    signedAt,
    endDate,
    // Its approval takes some days.
    registeredAt: status === 'waiting' ? null : new Date(signedAt.getTime() + 5 * dayMs),
    startDate: null,
  }
}

/** An expired contract is done, whatever its outcome. */
function contractStatus(
  { signedAt, endDate }: Pick<Contract, 'signedAt' | 'endDate'>,
  now: Date,
  draw: (field: string) => RandomValue,
): ContractStatus {
  const days = daysSince(signedAt, now)
  if (days < 30) return 'waiting'
  if (draw('terminated').int(1, 15) === 1) return 'terminated'
  return days > 200 || endDate < now ? 'completed' : 'effective'
}

/**
 * Adds building projects of the distributors; signed ones with their contract.
 * @returns what was created
 */
export async function writeProjects(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const rows = await db.distributorSaleArea.findMany({
    include: { distributor: true },
    orderBy: { id: 'asc' },
  })
  const areas = rows.map(({ distributor, ...area }) => ({ ...area, city: distributor.city }))
  if (areas.length === 0) throw new StoreError('Projects need distributors with sale areas')
  return inChunks(db, { task: 'projects', ...job }, async (tx, size, done) => {
    const { _max } = await tx.project.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number, index) => {
      const place = placeAmong(randomFor(seed, 'Project', number), done + index, job.count)
      return project(seed, number, areas, timeWithin(days, place, now), now)
    })
    const signed = made.filter(({ stage }) => stage === 'signed')
    const contracts = signed.map((one) => contract(seed, one, now))
    await insertRows(tx, 'Project', made)
    await insertRows(
      tx,
      'Contract',
      numberedByTime(contracts, ({ signedAt }) => signedAt).map((one) => ({
        ...one,
        contractNo: contractNumber(one.id),
      })),
    )
    return made.map(({ projectNo, name }) => ({ projectNo, name }))
  })
}

export const seedProjects = seederOf(writeProjects)
