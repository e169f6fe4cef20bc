import { rejection } from '@portal/protocol/envelope'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { menuItem, systemMenu } from '../../../../menu/testing/build-menu.ts'
import { type FakeCall, fakeBackend } from '../../../../testing/fake-backend.ts'
import { distributor } from '../../testing/distributor.ts'
import { showHome, widget } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const title = 'Funds and points'
const balancePage = menuItem('Balance', '/balance', { menuCode: 'OSS_BALANCE' })
const funds = {
  ...{ balance: 1250.5, creditLimit: 80_000, openAmount: 0, frozen: 'N' },
  ...{ integral: 640, waitingIntegral: 0 },
}

async function showAccount(findBalanceAndIntegral: FakeCall) {
  fakeBackend({ findBalanceAndIntegral })
  await showHome({ user: distributor, systems: [systemMenu('OSS', 'Orders', [balancePage])] })
}

describe('the account of a distributor', () => {
  it('shows that it waits', async () => {
    await showAccount(() => new Promise(() => undefined))
    expect((await screen.findByRole('region', { name: title })).getAttribute('aria-busy')).toBe('true')
  })

  it('says what failed, and after another try what there is', async () => {
    let works = false
    await showAccount(() => (works ? funds : Response.json(rejection('the ledger is closed'))))
    const account = await widget(title)
    expect((await account.findByRole('alert')).textContent).toContain('the ledger is closed')

    works = true
    fireEvent.click(account.getByRole('button', { name: 'Try again' }))
    expect((await account.findByText(/1,250\.50/)).dataset.owing).toBe('false')
    expect(account.getByText(/80,000/)).toBeDefined()
    expect(account.getByText('640')).toBeDefined()
    await waitFor(() => expect(account.queryByRole('alert')).toBeNull())
  })

  it('without points that wait has none to post', async () => {
    await showAccount(() => funds)
    const post = await (await widget(title)).findByRole('button', { name: 'Review and post' })
    expect(post.hasAttribute('disabled')).toBe(true)
  })
})
