import { insertRows } from '../engines/insert-rows.ts'
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
import { inChunks, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, type RandomValue, randomFor } from './random.ts'
import { developers, estates } from './words.ts'

interface ProjectArea {
  readonly id: number
  readonly distributorId: number
  readonly businessUnit: BusinessUnit
  readonly city: string
}

const phases = ['一期', '二期', '三期', '']
const wanYuanCents = 1_000_000

/** The building project of a number, which is its id and keeps its projectNo unique; of the last 360 days. */
export function project(seed: string, number: number, areas: readonly ProjectArea[], now: Date): Project {
  const draw = randomFor(seed, 'Project', number)
  const { distributorId, businessUnit, city } = draw('area').choose(areas, byId)
  const ageDays = draw('age').int(1, 360)
  const [estate] = draw('estate').pick(estates)
  const [developer] = draw('developer').pick(developers)
  const trade = businessUnit === 'ceramic' ? '瓷砖' : '卫浴'
  return {
    id: number,
    projectNo: `GC${10_000_000 + number}`,
    name: `${city}${estate}${draw('phase').pick(phases)}${trade}供货项目`,
    developer: `${city}${developer}置业有限公司`,
    city,
    businessUnit,
    distributorId,
    stage: stageAtAge(ageDays, draw),
    amountCents: draw('amount').int(20, 900) * wanYuanCents,
    registeredAt: new Date(startOfDay(now, -ageDays).getTime() + draw('hour').int(9, 17) * (dayMs / 24)),
  }
}

function stageAtAge(days: number, draw: (field: string) => RandomValue): ProjectStage {
  if (days < 5) return 'registered'
  if (days < 25) return draw('stage').pick(['registered', 'review', 'review'])
  if (days < 60) return draw('stage').pick(['review', 'bidding', 'signed'])
  return draw('stage').pick(['bidding', 'signed', 'signed'])
}

/** The contract of a signed project, which gives it its id; signed some weeks after the project was registered. */
export function contract(seed: string, project: Project, now: Date): Contract {
  const draw = randomFor(seed, 'Contract', project.id)
  const latest = startOfDay(now, -1).getTime()
  const signedAt = new Date(
    Math.min(startOfDay(project.registeredAt, draw('talks').int(20, 150)).getTime(), latest),
  )
  const ageDays = (startOfDay(now).getTime() - signedAt.getTime()) / dayMs
  const status = contractStatusAtAge(ageDays, draw)
  return {
    id: project.id,
    contractNo: `HT${10_000_000 + project.id}`,
    projectId: project.id,
    businessUnit: project.businessUnit,
    distributorId: project.distributorId,
    status,
    amountCents: Math.round((project.amountCents * draw('share').int(80, 100)) / 100),
    signedAt,
    endDate: startOfDay(signedAt, draw('term').pick([180, 270, 365])),
    registeredAt: status === 'waiting' ? null : new Date(Math.min(signedAt.getTime() + 3 * dayMs, latest)),
  }
}

function contractStatusAtAge(days: number, draw: (field: string) => RandomValue): ContractStatus {
  if (days < 30) return 'waiting'
  if (draw('terminated').int(1, 15) === 1) return 'terminated'
  return days > 200 ? 'completed' : 'effective'
}

/** Adds building projects of the distributors, those that are signed with their contract. @returns what was made */
export async function writeProjects(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const rows = await db.distributorSaleArea.findMany({
    include: { distributor: true },
    orderBy: { id: 'asc' },
  })
  const areas = rows.map(({ distributor, ...area }) => ({ ...area, city: distributor.city }))
  if (areas.length === 0) throw new StoreError('Projects need distributors with sale areas')
  return inChunks(db, { task: 'projects', ...job }, async (tx, size) => {
    const { _max } = await tx.project.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => project(seed, number, areas, now))
    const signed = made.filter(({ stage }) => stage === 'signed')
    await insertRows(tx, 'Project', made)
    await insertRows(
      tx,
      'Contract',
      signed.map((one) => contract(seed, one, now)),
    )
    return made.map(({ projectNo, name }) => ({ projectNo, name }))
  })
}

export const seedProjects = seederOf(writeProjects)
