import { moveTour, readTraining, type TourMove, type Training } from '@portal/protocol/control/training'
import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'
import { certificateOf, dataOf, noticesOf, type Proof, type StagedWorld } from './staged-world.ts'

type Tour = Training['tour']

/** How far the tour of the world is, as its browsers get it. */
export async function tourIn({ app, headers }: TestApp): Promise<Tour> {
  return (await app.inject({ url: readTraining.path, headers })).json().data?.tour
}

/** Moves the tour as the trainee does. */
export async function moved({ app, headers }: TestApp, move: TourMove): Promise<Tour> {
  const request = { method: 'POST', url: moveTour.path, headers, payload: move } as const
  return (await app.inject(request)).json().data?.tour
}

/** Approves the waiting task about a record. */
async function approve(staged: StagedWorld, userName: string, businessKey: string): Promise<void> {
  const certificate = await certificateOf(staged, userName)
  const body = { pageIndex: 1, pageRows: 10, businessKey }
  const [task] = await dataOf<{ taskId: string }[]>(staged, 'findTodoTasks', { body }, certificate)
  await dataOf(staged, 'approveTask', { body: { taskId: task?.taskId } }, certificate)
}

/** A questionnaire would lie over the first step. */
async function expectNoneOpens(staged: StagedWorld, certificate: string): Promise<void> {
  const notices = await noticesOf(staged, certificate)
  const survey = notices.find(({ title }) => title === '经销商服务满意度调查')
  expect(survey).toMatchObject({ noticeType: 'questionnaire', showModalInHomePage: 'N' })
}

const orderApproval: Proof = async (staged) => {
  const { portal } = staged
  expect(await tourIn(portal)).toMatchObject({ step: null, done: false, left: false })
  const begun = await moved(portal, { move: 'begin' })
  expect([begun, begun?.steps[2]]).toMatchObject([{ step: 0, done: false }, { page: '/approvals?keyword=' }])
  expect(await moved(portal, { move: 'next', step: 0 })).toMatchObject({ step: 0 })

  const dealer = await certificateOf(staged, 'dealer.chengdu')
  await expectNoneOpens(staged, dealer)
  const lines = [{ productCode: 'T1001', quantity: 40 }]
  const order = { businessUnit: 'ceramic', distributorCode: 'D1007', deliveryDate: '2030-01-10', lines }
  const input = { body: { submissionKey: 'tour-order', ...order } }
  const { orderNo } = await dataOf<{ orderNo: string }>(staged, 'createSalesOrder', input, dealer)
  expect(await tourIn(portal)).toMatchObject({ step: 0, done: true })
  expect(await moved(portal, { move: 'next', step: 0 })).toMatchObject({ step: 1, done: false })

  await dataOf(staged, 'ceramicSalesOrderPage', { query: { current: 1, size: 1 }, body: {} }, dealer)
  expect(await moved(portal, { move: 'next', step: 1 })).toMatchObject({ step: 2, done: false })
  // Older applications wait for the same people.
  const pages = (await tourIn(portal))?.steps.slice(2).map(({ page }) => page)
  expect(pages).toEqual(Array(3).fill(`/approvals?keyword=${orderNo}`))
  for (const [index, approver] of ['wangjing', 'huangkai', 'liufang'].entries()) {
    await approve(staged, approver, orderNo)
    expect(await moved(portal, { move: 'next', step: 2 + index })).toMatchObject({ step: 3 + index })
  }
}

const orderException: Proof = async (staged) => {
  await moved(staged.portal, { move: 'begin' })
  await orderExceptionSteps(staged)
}

/** From its first step to its end. */
export const orderExceptionSteps: Proof = async (staged) => {
  const { portal } = staged
  const clerk = await certificateOf(staged, 'wangjing')
  await dataOf(staged, 'salesOrderDetail', { query: { orderNo: 'TC90000001' } }, clerk)
  expect(await moved(portal, { move: 'next', step: 0 })).toMatchObject({ step: 1, done: false })
  const values = { orderNo: 'TC90000001', changeKind: 'cancellation', reason: '工地停工' }
  const form = { kind: 'orderChange', submissionKey: 'tour-change', values }
  const { applicationNo } = await dataOf<{ applicationNo: string }>(
    staged,
    'submitApplication',
    { body: form },
    clerk,
  )
  expect(await moved(portal, { move: 'next', step: 1 })).toMatchObject({ step: 2, done: false })
  expect((await tourIn(portal))?.steps[2]?.page).toBe(`/approvals?keyword=${applicationNo}`)
  await approve(staged, 'liufang', applicationNo)
  expect(await moved(portal, { move: 'next', step: 2 })).toMatchObject({ step: 3, done: true })
  expect(await moved(portal, { move: 'next', step: 3 })).toMatchObject({ step: 4 })
}

export const tourProofs = { 'tour-order-approval': orderApproval, 'tour-order-exception': orderException }
