import '../../lib/i18n/translation.ts'
import { limits } from '@portal/sub-app-host/limits'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inFakeTime, meetError, pass } from './testing/holding-page.ts'
import { showArea, tabOf, visiblePages } from './testing/show-area.tsx'

const orders = tabOf('orders')

const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))

inFakeTime()

async function opened() {
  const area = showArea()
  await area.show([orders], 'orders')
  await pass(0)
  const { container } = area.latest()
  const active: boolean[] = []
  area.bridge().on('tabActive', (isActive) => void active.push(isActive))
  const bridge = area.bridge()
  return { ...area, own: bridge, active, container }
}

/** Everything that a page may do to its own tab and to others. */
async function actAsPage({ own, services }: Awaited<ReturnType<typeof opened>>) {
  own.setDirty(true)
  own.closeTab()
  own.setTabTitle('Orders of today')
  const asked = [await own.openTab({ path: '/pickups', title: 'Pick-ups' }), await own.navigate('/orders/7')]
  const { setDirty, closeTab, setTabTitle, openTab, navigate } = services
  const done = Object.entries({ setDirty, closeTab, setTabTitle, openTab, navigate })
  return { asked, done: done.flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : [])) }
}

describe('a page whose time is up', () => {
  const late = async () => {
    const area = await opened()
    area.container.innerHTML = '<div><div id="root"></div></div>'
    await pass(limits.mountTimeoutMs)
    expect(screen.getByRole('alert').textContent).toMatch('did not answer in time')
    return area
  }

  it('is shown when it comes, on the screen as any other', async () => {
    const { active, latest, apps } = await late()
    expect([active, latest().isShown()]).toEqual([[true, false], false])
    await act(async () => latest().mount())
    expect([screen.queryByRole('alert'), visiblePages()]).toEqual([null, [`page of ${apps[0]?.name}`]])
    expect([active, latest().isShown(), apps.length]).toEqual([[true, false, true], true, 1])
  })

  it('only its title is applied, and what it reported counts once it is shown', async () => {
    const area = await late()
    expect(await actAsPage(area)).toEqual({
      asked: ['refused-permission', 'refused-permission'],
      done: ['setTabTitle'],
    })
    await act(async () => area.latest().mount())
    expect(area.services.setDirty.mock.calls).toEqual([['orders', true]])
  })

  it('has no place any more once the user has tried again', async () => {
    const { container, latest, apps } = await late()
    const [first] = apps
    await retry()
    await act(async () => first?.mount())
    expect(container.closest('[data-closing]')).not.toBeNull()
    await act(async () => latest().mount())
    await pass(limits.closingMs)
    expect(visiblePages()).toEqual([`page of ${apps[1]?.name}`])
  })
})

describe('a page that could not be started', () => {
  it('is taken away at once, and does nothing any more', async () => {
    const area = await opened()
    const { latest, container } = area
    area.own.setDirty(true)
    await act(async () => latest().fail(new Error('no lifecycles')))
    await pass(0)
    expect(area.services.setDirty.mock.calls).toEqual([
      ['orders', true],
      ['orders', false],
    ])
    area.services.setDirty.mockClear()
    expect(await actAsPage(area)).toEqual({ asked: ['refused-permission', 'refused-permission'], done: [] })
    expect([latest().isReleased(), container.isConnected, latest().isShown()]).toEqual([true, false, false])
  })

  it('is rebuilt by the retry', async () => {
    const { latest, apps } = await opened()
    await act(async () => latest().fail(new Error('no lifecycles')))
    await retry()
    await act(async () => latest().mount())
    expect([visiblePages(), apps.length]).toEqual([[`page of ${apps[1]?.name}`], 2])
  })
})

it('a page that crashed does nothing but name its tab, as long as it is not there again', async () => {
  const area = await opened()
  await act(async () => area.latest().mount())
  await act(async () => area.container.replaceChildren())
  await meetError()
  await pass(limits.crashCheckDelayMs)
  screen.getByRole('alert')
  expect((await actAsPage(area)).done).toEqual(['setDirty', 'setTabTitle'])
  expect([area.active, area.latest().isShown()]).toEqual([[true, false], false])
  await act(async () => area.container.append('Orders'))
  await pass(0)
  expect((await actAsPage(area)).asked).toEqual(['opened', 'opened'])
  expect([area.active, area.latest().isShown()]).toEqual([[true, false, true], true])
})
