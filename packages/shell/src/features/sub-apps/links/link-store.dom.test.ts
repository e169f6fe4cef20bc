import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { linkKey, writeStored } from '../../../lib/storage/stored.ts'
import { currentLinks, linkOfThisLoad, noteLink } from './link-store.ts'

const entry = 'http://localhost:7101/'

beforeEach(() => {
  localStorage.clear()
  setDemoConfig({ environment: 'development' })
})

describe('linked sub-apps', () => {
  it('are kept until they are unlinked, each by itself', () => {
    noteLink({ app: 'oms', entry })
    noteLink({ app: 'ltc', entry })
    noteLink({ app: 'oms', entry: undefined })
    expect(currentLinks()).toEqual({ ltc: entry })
  })

  it('keep the host that was chosen for their pages', () => {
    noteLink({ app: 'oms', entry, host: 'iframe' })
    noteLink({ app: 'ltc', entry })
    expect([linkOfThisLoad('oms')?.host, linkOfThisLoad('ltc')?.host]).toEqual(['iframe', undefined])
  })

  it.each<[Partial<RuntimeConfig>, boolean]>([
    [{ environment: 'production' }, false],
    [{ environment: 'production', linkSubApps: true }, false],
    [{ environment: 'test' }, false],
    [{ environment: 'test', linkSubApps: true }, true],
    [{ environment: 'development', linkSubApps: false }, false],
  ])('of a portal with %j count: %j', (config, count) => {
    noteLink({ app: 'oms', entry })
    setDemoConfig(config)
    expect(currentLinks()).toEqual(count ? { oms: entry } : {})
  })

  it.each(['oms http://evil.example/', 'oms http://localhost:7101', `crm ${entry}`, 'x', ''])(
    'are not %j, even if that is stored',
    (stored) => {
      writeStored(linkKey, [stored])
      expect(currentLinks()).toEqual({})
    },
  )
})
