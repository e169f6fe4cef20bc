import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalBridge } from './bridge.ts'
import { type CompleteAddress, startSubApp } from './start.ts'

/** Opens a window of its own at this address, and gives the bridge that its page gets. */
async function opened(query: string, completeAddress?: CompleteAddress): Promise<PortalBridge> {
  document.querySelector('portal-stand-in')?.remove()
  history.replaceState(null, '', `/${query}`)
  const mount = vi.fn((_container: HTMLElement, _bridge: PortalBridge) => () => {})
  startSubApp(mount, completeAddress)
  return vi.waitFor(() => {
    const [, bridge] = mount.mock.lastCall ?? []
    if (!bridge) throw new Error('Not mounted yet')
    return bridge
  })
}

/** The bar's text once the backend has refused the certificate. */
function messageAfterRefusal(bridge: PortalBridge) {
  bridge.sessionExpired()
  return document.querySelector('portal-stand-in')?.shadowRoot?.querySelector('[role=status]')?.textContent
}

/** As a sub-app exchanges the code that the portal gives it. */
const exchanged: CompleteAddress = async (address) => {
  if (address.searchParams.get('code')) address.searchParams.set('certificate', 'abc')
  return address
}
const developers = /Open \/sign-in/
const staffs = /セッションが終了しました/

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  document.querySelector('portal-stand-in')?.remove()
  history.replaceState(null, '', '/')
})

describe('a page in a window of its own whose session has ended', () => {
  it.each<readonly [string, string, CompleteAddress | undefined, RegExp]>([
    ['that a developer opened', '?language=ja', exchanged, developers],
    ['that a developer signed in', '?language=ja&certificate=abc', exchanged, developers],
    ['of a sub-app without sign-on', '?language=ja&certificate=abc', undefined, developers],
    ['that the portal opened', '?language=ja&code=once', exchanged, staffs],
  ])('%s says what helps there', async (_which, query, completeAddress, text) => {
    expect(messageAfterRefusal(await opened(query, completeAddress))).toMatch(text)
  })

  it('is still one that the portal opened when it was reloaded', async () => {
    await opened('?language=ja&code=once', exchanged)
    const bridge = await opened('?language=ja', exchanged)
    expect(bridge.snapshot().certificate).toBe('abc')
    expect(messageAfterRefusal(bridge)).toMatch(staffs)
  })
})

it('neither the certificate nor the person is left in the address', async () => {
  await opened('?path=/orders&certificate=abc&user=wangjing&userId=7&userFullName=Wang')
  expect(location.search).toBe('?path=%2Forders&user=wangjing')
})
