import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specifiedSubApps, specifiedSystems } from '../systems.ts'
import { loopbackEntry, readSubAppLink, writeSubAppLink } from './sub-app-link.ts'

describe('where a linked sub-app may come from', () => {
  it.each([
    ['http://localhost:7101', 'http://localhost:7101/'],
    ['https://127.0.0.1/app/?x=1#y', 'https://127.0.0.1/app/'],
    ['http://[::1]:80/', 'http://[::1]/'],
    ['HTTP://LOCALHOST:7101/', 'http://localhost:7101/'],
    ['http://2130706433/', 'http://127.0.0.1/'],
  ])('%s is this machine', (text, entry) => {
    expect(loopbackEntry(text)).toBe(entry)
  })

  it.each([
    'http://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost:7101@evil.example/',
    'http://user:secret@localhost:7101/',
    'http://192.168.0.7:7101/',
    'javascript:alert(1)//localhost',
    'file://localhost/etc',
    '//localhost:7101/',
    '',
  ])('%j is not', (text) => {
    expect(loopbackEntry(text)).toBeUndefined()
  })

  it('is never another host, whatever is requested', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (text) => {
        const entry = loopbackEntry(text)
        if (entry !== undefined) expect(new URL(entry).hostname).toMatch(/^(localhost|127\.0\.0\.1|\[::1\])$/)
      }),
    )
  })
})

describe('the query of an address', () => {
  it.each(
    specifiedSubApps.flatMap((app) => [undefined, 'http://localhost:7101/'].map((entry) => ({ app, entry }))),
  )('says $app and $entry, and is understood', (link) => {
    expect(readSubAppLink(writeSubAppLink(link), specifiedSystems.isApp)).toEqual(link)
  })

  it('says and understands the host of its pages', () => {
    const link = { app: 'oms', entry: 'http://localhost:7101/', host: 'iframe' } as const
    expect(readSubAppLink(writeSubAppLink(link), specifiedSystems.isApp)).toEqual(link)
  })

  it.each([
    '',
    'link-sub-app=crm&entry=http://localhost:7101/',
    'link-sub-app=oms&entry=http://evil.example/',
  ])('%j asks for nothing', (query) => {
    expect(readSubAppLink(new URLSearchParams(query), specifiedSystems.isApp)).toBeUndefined()
  })
})
