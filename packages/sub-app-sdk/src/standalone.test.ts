import { describe, expect, it, vi } from 'vitest'
import { standaloneBridge } from './standalone.ts'

const address = (query = '') => new URL(`http://localhost:7101/${query}`)
const call = { method: 'GET', url: '/api/some/call', headers: { accept: 'application/json' } } as const

describe('the stand-in for the portal', () => {
  it('knows what the address says', () => {
    const bridge = standaloneBridge(
      address('?path=/orders&language=ja&theme=dark&user=wangjing&certificate=abc'),
    )
    expect(bridge.initialPath).toBe('/orders')
    expect(bridge.snapshot()).toMatchObject({
      user: { userName: 'wangjing' },
      certificate: 'abc',
      language: 'ja',
      theme: 'dark',
    })
  })

  it.each(['', '?language=fr&theme=blue'])('falls back to plain values with "%s"', (query) => {
    const bridge = standaloneBridge(address(query))
    expect(bridge.initialPath).toBe('/')
    expect(bridge.snapshot()).toMatchObject({ language: 'en', theme: 'light', departments: [] })
  })

  it('tells a new listener that the page is on the screen', () => {
    const heard = vi.fn()
    standaloneBridge(address()).on('tabActive', heard)
    expect(heard.mock.calls).toEqual([[true]])
  })

  it('opens pages in windows of their own, at addresses without the certificate', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await standaloneBridge(address('?user=wangjing&certificate=abc')).openTab({
      path: '/orders/1',
      title: '',
    })
    expect(String(open.mock.calls[0]?.[0])).toBe('http://localhost:7101/?user=wangjing&path=%2Forders%2F1')
  })

  it('says once where a certificate comes from when the backend refuses it', () => {
    const bridge = standaloneBridge(address())
    bridge.sessionExpired()
    bridge.sessionExpired()
    const notes = [...document.querySelectorAll('[role=alert]')].map((note) => note.textContent)
    expect(notes).toEqual([expect.stringMatching(/portal sub-app start.*certificate=/)])
  })

  it('sends calls with the certificate to the API base', async () => {
    const fetchCall = vi.fn(async () => Response.json({ status: 'S' }))
    const bridge = standaloneBridge(address('?certificate=abc&apiBase=http://localhost:8200/'), fetchCall)
    await expect(bridge.request(call)).resolves.toEqual({ status: 'S' })
    expect(fetchCall).toHaveBeenCalledWith('http://localhost:8200/api/some/call', {
      method: 'GET',
      headers: { accept: 'application/json', Certificate: 'abc' },
    })
  })

  it.each([
    { kind: 'http', answer: async () => new Response('', { status: 502 }) },
    { kind: 'malformed', answer: async () => new Response('<html>') },
    { kind: 'network', answer: () => Promise.reject(new TypeError('refused')) },
  ])('rejects with the kind $kind', async ({ kind, answer }) => {
    const bridge = standaloneBridge(address(), answer)
    await expect(bridge.request(call)).rejects.toMatchObject({
      kind,
      message: expect.stringContaining(call.url),
    })
  })

  it('rejects with the kind cancelled when the caller gave up', async () => {
    const bridge = standaloneBridge(address(), () => Promise.reject(new DOMException('', 'AbortError')))
    const rejected = bridge.request(call, { signal: AbortSignal.abort() })
    await expect(rejected).rejects.toMatchObject({ kind: 'cancelled' })
  })
})
