import { afterEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { useSession } from '../session/session-store.ts'
import { downloadFile, fileAddress } from './download-file.ts'
import { onSessionEnded } from './session-ended.ts'

const path = '/api/commonsServer/ims/files/download/7/a%20b.csv'
afterEach(() => vi.unstubAllGlobals())

describe('the address of a file', () => {
  it.each([
    [path, `https://api.example${path}`],
    ['/api/commonsServer/ims/files/download/../../evil', undefined],
    ['/api/other/7', undefined],
    ['//evil.example/api/commonsServer/ims/files/download/7', undefined],
    ['https://evil.example/api/commonsServer/ims/files/download/7', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s → %s', (url, expected) => {
    setDemoConfig({ apiBase: 'https://api.example' })
    expect(fileAddress(url)).toBe(expected)
  })
})

describe('a download', () => {
  const answer = (response: Response) => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => response)
    vi.stubGlobal('fetch', fetch)
    return fetch
  }

  it('carries the certificate as a header and in no address', async () => {
    setDemoConfig()
    useSession.getState().signedIn('c-9')
    const fetch = answer(new Response('1;2', { headers: { 'content-type': 'text/csv' } }))
    expect(await (await downloadFile(path)).text()).toBe('1;2')
    expect(fetch.mock.calls[0]?.[0]).toBe(path)
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Certificate: 'c-9' })
  })

  it('ends the session of a certificate that is refused, and goes on with the next one', async () => {
    setDemoConfig()
    useSession.getState().signedIn('c-9')
    const refused = vi.fn(async (_certificate: string) => {
      useSession.getState().certificateReplaced('c-10')
      answer(new Response('1;2', { headers: { 'content-type': 'text/csv' } }))
      return true
    })
    onSessionEnded(refused)
    answer(Response.json({ status: 'E', code: 4001, msg: '', data: null }))
    expect(await (await downloadFile(path)).text()).toBe('1;2')
    expect(refused).toHaveBeenCalledWith('c-9')
    onSessionEnded(async () => false)
  })

  it.each([
    ['an HTTP error', new Response('', { status: 404 })],
    ['a refusal in place of the file', Response.json({ status: 'E', code: 4001 })],
  ])('fails on %s', async (_what, response) => {
    setDemoConfig()
    answer(response)
    await expect(downloadFile(path)).rejects.toMatchObject({ name: 'RemoteError' })
  })
})
