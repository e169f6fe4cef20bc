import type { Story, StoryCheck } from '@portal/protocol/control/story'
import type { World } from '../worlds/world.ts'
import type { TourProgress } from './tour.ts'

type Steps = Story['steps']

/** The steps with the numbers of what was made since the tour began in their pages; a number that is not known yet is left out. */
export async function withNumbers(
  { db }: Pick<World, 'db'>,
  steps: Steps,
  progress: Pick<TourProgress, 'mark'> | undefined,
): Promise<Steps> {
  if (!steps.some(({ page }) => page.includes('{'))) return steps
  const peopleOf = (checked: (check: StoryCheck) => { by?: string } | undefined) => ({
    userName: { in: steps.flatMap(({ check }) => (check && checked(check)?.by) ?? []) },
  })
  const newest = { orderBy: { id: 'desc' } } as const
  const numbers = new Map<string, string | undefined>()
  if (progress) {
    const { mark } = progress
    const createdBy = peopleOf(({ order }) => order)
    const order = await db.salesOrder.findFirst({ where: { id: { gt: mark.order }, createdBy }, ...newest })
    numbers.set('order', order?.orderNo)
    const applicant = peopleOf(({ application }) => application)
    const where = { id: { gt: mark.application }, createdBy: applicant }
    numbers.set('application', (await db.application.findFirst({ where, ...newest }))?.applicationNo)
  }
  const filled = (page: string) =>
    page.replace(/\{(\w+)\}/g, (_all, what: string) => encodeURIComponent(numbers.get(what) ?? ''))
  return steps.map((step) => ({ ...step, page: filled(step.page) }))
}
