import '../../lib/i18n/translation.ts'
import { limits } from '@portal/sub-app-host/limits'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdingPage, inFakeTime, meetError, pass } from './testing/holding-page.ts'
import { tabOf, visiblePages } from './testing/show-area.tsx'

inFakeTime()

describe('a page that an error has taken away', () => {
  const crashed = async () => {
    const area = await holdingPage()
    await area.draw()
    await meetError()
    await pass(limits.crashCheckDelayMs)
    expect(screen.getByRole('alert').textContent).toMatch('An error occurred and the page can’t be shown.')
    return area
  }

  it('may come back with its input, which is asked about for as long as people wait for a page', async () => {
    const { isAsked } = await crashed()
    await pass(limits.mountTimeoutMs - 1)
    expect(isAsked()).toBe(true)
    await pass(1)
    expect(isAsked()).toBe(false)
  })

  it.each([0, limits.mountTimeoutMs])('is there again when it draws, after %d ms', async (milliseconds) => {
    const { draw, isAsked } = await crashed()
    await pass(milliseconds)
    await draw('Orders again')
    expect([screen.queryByRole('alert'), visiblePages(), isAsked()]).toEqual([null, ['Orders again'], true])
  })

  it('gets the focus that was in the panel when it comes', async () => {
    const { draw } = await crashed()
    screen.getByRole('button', { name: 'Try again' }).focus()
    await draw('Orders again')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Order Management' }))
  })

  it('has lost it for good once it is rebuilt', async () => {
    const { latest, apps, isAsked } = await crashed()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(isAsked()).toBe(false)
    await act(async () => latest().mount())
    await pass(limits.mountTimeoutMs)
    expect([visiblePages(), isAsked()]).toEqual([[`page of ${apps[1]?.name}`], false])
  })
})

describe('a page that its own code has taken away', () => {
  const removed = async () => {
    const area = await holdingPage()
    const place = area.latest().container.parentElement
    area.latest().container.remove()
    await pass(limits.emptyPageMs)
    expect(screen.getByRole('alert').textContent).toMatch('The page removed its own content.')
    expect(area.services.onFailure.mock.lastCall).toMatchObject([{ reason: 'removed', attempt: 1 }])
    return { ...area, place }
  }

  it('may return with its input, which is protected until the retry rebuilds it', async () => {
    const { apps, latest, isAsked } = await removed()
    await pass(10 * limits.mountTimeoutMs)
    expect(isAsked()).toBe(true)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    await act(async () => latest().mount())
    expect([screen.queryByRole('alert'), isAsked()]).toEqual([null, false])
    expect(visiblePages()).toEqual([`page of ${apps[1]?.name}`])
  })

  it('is there again when it is put back', async () => {
    const { latest, place, isAsked } = await removed()
    await act(async () => place?.append(latest().container))
    await pass(0)
    expect([screen.queryByRole('alert'), visiblePages(), isAsked()]).toEqual([null, ['Orders'], true])
  })

  it('is not missed where the portal has taken it away', async () => {
    const { show, latest, services } = await holdingPage()
    latest().finishUnmount()
    await show([tabOf('orders', { refreshes: 1 })], 'orders')
    await act(async () => latest().mount())
    latest().finishUnmount()
    await show([], 'dashboard')
    await pass(10 * limits.emptyPageMs)
    expect(services.onFailure).not.toHaveBeenCalled()
  })
})
