import type { Application } from '@portal/protocol/calls/application'
import type { Contract } from '@portal/protocol/calls/contract'
import { companyDay } from '@portal/protocol/company-time'
import { agreementNotRenewed } from '@portal/store/seeds/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formTester } from '../../testing/form-tester.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const { ask, answer, form, records, listed } = formTester(() => portal)

describe('the records behind approvals', () => {
  it('people who see an application in a list can read its approval, other distributors can’t', async () => {
    const { project } = await records()
    const values = { projectNo: project.projectNo, changeKind: 'developer', newValue: '甲方', reason: '变更' }
    const made = await answer<Application>(
      'dealer.foshan',
      'submitApplication',
      form('projectChange', values),
    )
    const { processInstanceId } = made
    const read = { body: { processInstanceId } }
    for (const reader of ['dealer.foshan', 'majun'])
      expect(await answer(reader, 'getProcessInformation', read)).toMatchObject({
        businessKey: made.applicationNo,
        changes: [{ field: 'developer', before: project.developer, after: '甲方' }],
      })
    expect(await listed('majun', made)).toMatchObject({ processInstanceId })
    expect(await ask('dealer.chengdu', 'getProcessInformation', read)).toMatchObject({ status: 'E' })
  })

  it('a renewed agreement is listed for its term, and lifts the freeze that it was missing for', async () => {
    const { contract } = await records()
    const account = { distributorId: contract.distributorId }
    const { db } = portal.world
    const frozen = { frozenAt: portal.world.now(), freezeReason: agreementNotRenewed }
    await db.distributorAccount.update({ where: account, data: frozen })
    const after = (days: number) => companyDay(contract.endDate.getTime() + days * 86_400_000)
    const [startDate, endDate] = [after(1), after(200)]
    const values = { contractNo: contract.contractNo, startDate, endDate, target: 61_000 }
    const made = await answer<Application>(
      'dealer.foshan',
      'submitApplication',
      form('contractRenewal', values),
    )
    const tasks = await db.approvalTask.findMany({
      where: { process: { businessKey: made.applicationNo } },
      include: { assignee: true },
      orderBy: { stepNo: 'asc' },
    })
    for (const { assignee, id: taskId } of tasks)
      await answer(assignee.userName, 'approveTask', { body: { taskId } })
    const { recordNo: contractNo } = (await listed('dealer.foshan', made)) ?? made
    const found = (state: object) =>
      answer<Contract[]>('dealer.foshan', 'contractPagination', { body: { contractNo, ...state } })
    const [renewed] = await found({ status: 'upcoming' })
    expect(renewed).toMatchObject({ contractNo, amount: 61_000, status: 'upcoming' })
    expect(await found({ status: 'effective' })).toEqual([])
    expect([renewed?.startDate, renewed?.endDate].map((time) => companyDay(Date.parse(time ?? '')))).toEqual([
      startDate,
      endDate,
    ])
    expect(await db.distributorAccount.findUniqueOrThrow({ where: account })).toMatchObject({
      ...{ frozenAt: null, freezeReason: null },
    })
    await db.contract.update({ where: { contractNo }, data: { startDate: portal.world.now() } })
    expect(await found({ status: 'effective' })).toMatchObject([{ status: 'effective' }])
    expect(await found({ status: 'upcoming' })).toEqual([])
  })

  it('a special price is judged beside the list price', async () => {
    const { project } = await records()
    const values = { projectNo: project.projectNo, productCode: 'T1001', price: 36.64, quantity: 100 }
    const made = await answer<Application>(
      'majun',
      'submitApplication',
      form('specialPrice', { ...values, reason: '竞品' }),
    )
    const process = await portal.world.db.approvalProcess.findFirstOrThrow({
      where: { businessKey: made.applicationNo },
      include: { tasks: { include: { assignee: true }, orderBy: { stepNo: 'asc' } } },
    })
    const [first] = process.tasks
    const shown = await answer<object>(first?.assignee.userName ?? '', 'getProcessInformation', {
      body: { processInstanceId: process.processNo },
    })
    expect(shown).toMatchObject({
      amount: 3664,
      facts: { listPrice: 45.8, price: 36.64, discountRate: 20, concession: 916, quantity: 100 },
      lines: [{ productCode: 'T1001', unitPrice: 36.64, amount: 3664 }],
      account: { balance: expect.any(Number), overdueAmount: expect.any(Number) },
    })
  })
})
