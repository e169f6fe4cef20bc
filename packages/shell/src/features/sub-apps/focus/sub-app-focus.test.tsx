import '../../../lib/i18n/translation.ts'
import { limits } from '@portal/sub-app-host/limits'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { showArea, tabOf } from '../testing/show-area.tsx'

const orders = tabOf('orders')

afterEach(cleanup)

const panel = () => screen.getByRole('region', { name: 'Order Management' })
const retry = () => screen.findByRole('button', { name: 'Try again' })
const fail = (area: ReturnType<typeof showArea>) =>
  act(async () => area.latest().fail(new Error('no lifecycles')))

async function press(button: HTMLElement) {
  button.focus()
  await act(async () => fireEvent.click(button))
}

/** A page that failed and is retried. */
async function tryAgain() {
  const area = showArea()
  await area.show([orders], 'orders')
  await fail(area)
  await press(await retry())
  return area
}

/** A mounted page with an error. */
async function meetError() {
  const area = showArea()
  await area.show([orders], 'orders')
  await act(async () => area.latest().mount())
  area.latest().container.append(document.createElement('input'))
  const filename = new URL('/sub-apps/oms/page.js', document.baseURI).href
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('met') }))
  await screen.findByRole('alert')
  return area
}

describe('the focus after a retry', () => {
  it('waits in the panel, and stays there when the page comes', async () => {
    const { latest } = await tryAgain()
    expect(document.activeElement).toBe(panel())
    await act(async () => latest().mount())
    expect(document.activeElement).toBe(panel())
  })

  it('is on the retry button when it fails again', async () => {
    await fail(await tryAgain())
    expect(document.activeElement).toBe(await retry())
  })

  it('stays where the user has moved it', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => elsewhere.remove())
    const area = await tryAgain()
    elsewhere.focus()
    await fail(area)
    await retry()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('waits there too when the page was only slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const area = showArea()
    await area.show([orders], 'orders')
    await act(async () => vi.advanceTimersByTimeAsync(limits.slowHintMs))
    await press(await retry())
    expect(document.activeElement).toBe(panel())
  })
})

it.each(['Reload page', 'Close this message'])(
  'a message above a page leaves the focus in its panel: %s',
  async (name) => {
    await meetError()
    await press(screen.getByRole('button', { name }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(panel())
  },
)

it('a page that fails does not take the focus', async () => {
  const area = showArea()
  await area.show([orders], 'orders')
  await fail(area)
  await retry()
  expect(document.activeElement).toBe(document.body)
})

describe('a page that goes with the focus in it', () => {
  const pickups = tabOf('pickups')

  /** Both tabs are open; the focus is in the page of orders. */
  async function workIn() {
    const area = showArea()
    await area.show([orders, pickups], 'orders')
    await act(async () => area.latest().mount())
    area.latest().container.appendChild(document.createElement('input')).focus()
    return area
  }

  const addButton = () => {
    const button = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => button.remove())
    return button
  }

  it('passes it on to the page that is shown then, when it is closed', async () => {
    const { show } = await workIn()
    await show([pickups], 'pickups')
    expect(document.activeElement).toBe(panel())
  })

  it('passes it on to the page that comes in its place, when it is refreshed', async () => {
    const { show } = await workIn()
    const before = panel()
    await show([tabOf('orders', { refreshes: 1 }), pickups], 'orders')
    expect(panel()).not.toBe(before)
    expect(document.activeElement).toBe(panel())
  })

  it('does so when a dialog has asked before', async () => {
    const { show } = await workIn()
    const answer = addButton()
    answer.setAttribute('aria-modal', 'true')
    answer.focus()
    await show([pickups], 'pickups')
    expect(document.activeElement).toBe(panel())
  })

  it('leaves it where the user has moved it', async () => {
    const { show } = await workIn()
    const elsewhere = addButton()
    elsewhere.focus()
    await show([pickups], 'pickups')
    expect(document.activeElement).toBe(elsewhere)
  })

  it('passes it on to what is around all pages, where none of them is shown then', async () => {
    const { show } = await workIn()
    const area = panel().parentElement as HTMLElement
    area.tabIndex = -1
    await show([pickups], 'dashboard')
    expect(document.activeElement).toBe(area)
  })
})
