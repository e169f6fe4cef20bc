import { expect, it, vi } from 'vitest'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { chooseMenu, enterFrame } from '../testing/enter-frame.tsx'
import { area } from '../testing/fake-sub-app-area.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

it('the page that is chosen most in the menus is made ready at the next start, unless an installation has none of it', async () => {
  const menus = [systemMenu('OSS', 'Orders', [menuItem('Pick-ups', '/pickups')])]
  fakeBackend({ findNoticeList: () => [], findMenuInfoAllSystem: () => menus })
  await enterFrame()
  for (const time of [1, 2]) {
    expect(area.current?.premountCandidate, `before choice ${time}`).toBeUndefined()
    chooseMenu('Pick-ups')
  }
  await enterFrame()
  expect(area.current?.premountCandidate).toMatchObject({
    tabId: '/child/oms/pickups',
    app: 'oms',
    path: '/pickups',
  })
  await enterFrame({ premountSubApps: false })
  expect(area.current?.premountCandidate).toBeUndefined()
})
