import type { Page } from '@playwright/test'
import type { RunningPortal } from '@portal/testing/portal-process'
import { inWorld, userIdOf } from './world-state.ts'

/** A notice that a user has received: its address, and whether it was read. */
export const receivedNotice = (portal: RunningPortal, world: string, userName: string, title: string) =>
  inWorld(portal, world, async (opened) => {
    const { id, noticeId, readAt, notice } = await opened.db.noticeRecipient.findFirstOrThrow({
      where: { userId: await userIdOf(opened, userName), notice: { title } },
      include: { notice: true },
    })
    return {
      address: `/notification/detail-${noticeId}-${notice.type}-${id}`,
      noticeId,
      isRead: readAt !== null,
    }
  })

/** Gives a notice another text. */
export const rewriteNotice = (portal: RunningPortal, world: string, title: string, body: string) =>
  inWorld(portal, world, ({ db }) => db.notice.updateMany({ where: { title }, data: { body } }))

/** Opens the list of notices as people do: by the bell, and the link below the newest ones. */
export async function openNoticeList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /条未读/ }).click()
  await page.getByRole('link', { name: '全部通知', exact: true }).click()
}
