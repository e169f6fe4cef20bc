import { expect, type Page } from '@playwright/test'
import type { RunningPortal } from '@portal/testing/portal-process'
import { signIn } from './people.ts'
import { inWorld } from './world-state.ts'

/** The page in the frame. */
export const main = (page: Page) => page.getByRole('main')
/** A key figure of the home page in Chinese. */
export const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: '关键数据' }).getByRole('listitem').filter({ hasText: name })

/** Begins the day at the sign-in page; the frame shows the person's name. */
export async function begin(
  page: Page,
  portal: RunningPortal,
  userName: string,
  name: string,
): Promise<void> {
  await page.goto('/')
  await signIn(page, portal, userName)
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
}

/** How many steps of an approval a person has decided so. */
export const decided = (
  portal: RunningPortal,
  world: string,
  { userName, number, state }: { userName: string; number: string; state: 'approved' | 'rejected' },
) =>
  inWorld(portal, world, ({ db }) =>
    db.approvalTask.count({ where: { state, assignee: { userName }, process: { businessKey: number } } }),
  )
