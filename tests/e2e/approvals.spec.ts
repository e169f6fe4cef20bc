import type { Page } from '@playwright/test'
import { specifiedSystems } from '@portal/protocol/systems'
import type { RunningPortal } from '@portal/testing/portal-process'
import { giveOrdersToApprove, waitingApprovals } from './support/database.ts'
import { inspect } from './support/looks.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

/** Rejects an approval beside the page, as its user does in another browser. */
async function rejectElsewhere(
  page: Page,
  portal: RunningPortal,
  world: string,
  businessKey: string,
): Promise<void> {
  const { id: taskId } = await inWorld(portal, world, ({ db }) =>
    db.approvalTask.findFirstOrThrow({ where: { state: 'waiting', process: { businessKey } } }),
  )
  const cookies = await page.context().cookies()
  const Certificate = cookies.find(({ name }) => name === 'Admin-Token')?.value ?? ''
  const answer = await page.request.post('/api/bpmServer/bpmTaskService/rejectTask', {
    headers: { Certificate },
    data: { taskId, comment: '价格过低' },
  })
  expect(await answer.json()).toMatchObject({ status: 'S' })
}

test('approvals are opened from home and from their list, decided, and each list follows [S-1.7]', {
  tag: ['@smoke', '@approvals'],
}, async ({ page, portal, world, cast: { clerk, childRoot } }) => {
  await giveOrdersToApprove(portal, world, clerk.userName, 3)
  const [first, second, third] = await waitingApprovals(portal, world, clerk.userName, 'salesOrder')
  if (!first || !second || !third)
    throw new Error('The world has fewer waiting approvals than this test needs')
  const rule = specifiedSystems.rule(first.systemCode)
  const list = `${childRoot}/${rule.opens === 'inside' ? rule.app : ''}${first.path}`

  // The pages of other tabs are hidden, not removed.
  const main = page.getByRole('main')
  const approve = main.getByRole('button', { name: /^通\s*过$/ })
  const question = main.getByRole('group', { name: /^确认通过/ })
  const undo = page.getByRole('button', { name: '撤销' })
  /** Approvals with cautions need a confirmation. */
  const approveAndConfirm = async () => {
    await approve.click()
    await expect(question.or(undo)).toBeVisible()
    if (await question.isVisible()) await question.getByRole('button', { name: '仍然通过' }).click()
  }
  const reject = main.getByRole('button', { name: /驳\s*回/ })
  const comment = main.getByRole('textbox', { name: '审批意见' })
  const number = ({ businessKey }: { businessKey: string }) =>
    main.getByRole('button', { name: businessKey, exact: true })
  const headingOf = ({ businessKey }: { businessKey: string }) =>
    main.getByRole('heading', { name: `审批 ${businessKey}` })
  const decided = ({ taskId }: { taskId: number }, state: 'approved' | 'rejected') =>
    inWorld(portal, world, ({ db }) => db.approvalTask.findFirst({ where: { id: taskId, state } }))

  await enter(page, portal, clerk.userName)
  const widget = page.getByRole('region', { name: '审批', exact: true })

  await test.step('one opened from home is rejected, with a reason only', async () => {
    await widget.getByRole('button', { name: first.businessKey }).click()
    await expect(headingOf(first)).toBeVisible()
    await inspect(page, 'approval')
    await reject.click()
    await expect(main.getByRole('alert')).toHaveText('请填写驳回原因')
    await expect(comment).toBeFocused()
    await comment.fill('价格过低')
    await reject.click()
    await expect(reject).toHaveCount(0)
    expect((await decided(first, 'rejected'))?.comment).toBe('价格过低')
  })

  await test.step('home shows it as done when its tab is closed', async () => {
    await page.getByRole('tab', { selected: true }).press('Delete')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(widget.getByRole('button').first()).toBeVisible()
    await expect(widget.getByRole('button', { name: first.businessKey })).toHaveCount(0)
    await widget.getByRole('button', { name: '已审批' }).click()
    await expect(widget.getByRole('listitem').first()).toContainText(first.businessKey)
    await expect(widget.getByRole('listitem').first()).toContainText('已驳回')
  })

  await test.step('one whose tab went back to the list is opened from there in a tab of its own', async () => {
    await page.goto(`${list}?businessKey=${second.businessKey}`)
    await expect(headingOf(second)).toBeVisible()
    await main.getByRole('button', { name: '返回列表' }).click()
    await expect(headingOf(second)).toHaveCount(0)
    await number(second).click()
    await expect(headingOf(second)).toBeVisible()
    await expect(page).toHaveURL(`${list}?businessKey=${second.businessKey}`)
    await expect(page.getByRole('tab', { selected: true })).toContainText(second.businessKey)
    // The list stays in the tab that it is in.
    await expect(page.getByRole('tab')).toHaveCount(3)
  })

  // Beside the home page, where it was opened.
  const listTab = page.getByRole('tab').nth(1)

  await test.step('the list shows what was approved in another tab when its own is shown again', async () => {
    await approveAndConfirm()
    await undo.click()
    await expect(approve).toBeVisible()
    expect(await decided(second, 'approved')).toBeNull()
    await approveAndConfirm()
    await expect(main.getByText('您已通过')).toBeVisible()
    // A press outside the page sends what could still be undone.
    await page.getByRole('tab', { selected: true }).click()
    await expect.poll(async () => (await decided(second, 'approved'))?.comment).toBe('')
    await listTab.click()
    await expect(main.getByRole('radio', { name: '待审批' })).toBeChecked()
    await expect(number(second)).toHaveCount(0)
  })

  await test.step('one that was rejected in another browser cannot be approved any more', async () => {
    await number(third).click()
    await comment.fill('同意')
    await rejectElsewhere(page, portal, world, third.businessKey)
    await approveAndConfirm()
    await page.getByRole('tab', { selected: true }).click()
    await expect(main.getByRole('alert')).toHaveText('该审批已在其他地方处理。')
    await expect(main.getByText('已驳回')).toBeVisible()
    await expect(approve).toHaveCount(0)
    await expect(comment).toHaveCount(0)
  })

  await test.step('and no unsaved input keeps its tab open', async () => {
    await page.getByRole('button', { name: '页签操作' }).click()
    await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
    await expect(headingOf(third)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
