import '../../lib/i18n/translation.ts'
import { limits } from '@portal/sub-app-host/limits'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdingPage, inFakeTime, meetError, pass } from './testing/holding-page.ts'
import { tabOf, visiblePages } from './testing/show-area.tsx'

const [orders, pickups] = [tabOf('orders'), tabOf('pickups')]
const failure = () => screen.queryByText(/this page stopped working/)?.textContent

inFakeTime()

describe('a page that survives an error is kept with its content', () => {
  it.each<[string, () => Element]>([
    ['a field', () => document.createElement('input')],
    [
      'a form in a shadow root',
      () => {
        const host = document.createElement('div')
        host.attachShadow({ mode: 'open' }).innerHTML = '<form><input></form>'
        return host
      },
    ],
    [
      'a spinner that is drawn by styles alone',
      () => {
        const dot = document.createElement('i')
        for (const side of ['offsetWidth', 'offsetHeight']) Object.defineProperty(dot, side, { value: 20 })
        return dot
      },
    ],
  ])('%s', async (_what, element) => {
    const { draw, isAsked } = await holdingPage()
    await draw(element())
    await meetError()
    await pass(limits.crashCheckDelayMs)
    expect(screen.getByRole('alert').textContent).toMatch(
      'An error occurred on this page of Order Management',
    )
    await pass(limits.emptyPageMs)
    expect([failure(), isAsked()]).toEqual([undefined, true])
  })
})

it('an error of one page takes nothing from a neighbour that is about to draw', async () => {
  const { show, mount, draw } = await holdingPage()
  await show([orders, pickups], 'pickups')
  await mount()
  await show([orders, pickups], 'orders')
  await meetError()
  await pass(limits.crashCheckDelayMs)
  await show([orders, pickups], 'pickups')
  expect(screen.queryByRole('alert')).toBeNull()
  await draw('Pick-ups')
  await pass(limits.emptyPageMs)
  expect([failure(), visiblePages()]).toEqual([undefined, ['Pick-ups']])
})

it('"Reload page" asks first, since something may have been typed', async () => {
  const { services, mount, draw, apps } = await holdingPage()
  await draw(document.createElement('input'))
  await mount()
  await meetError()
  await pass(limits.crashCheckDelayMs)
  services.mayReload.mockResolvedValueOnce(false)
  const press = () => act(async () => screen.getByRole('button', { name: 'Reload page' }).click())
  await press()
  expect([services.mayReload.mock.calls, apps.length]).toEqual([[['orders']], 1])
  await press()
  expect(apps.length).toBe(2)
})
