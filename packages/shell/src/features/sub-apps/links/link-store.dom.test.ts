import { beforeEach, describe, expect, it } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { linkKey, writeStored } from '../../../lib/storage/stored.ts'
import { currentLinks, noteLink } from './link-store.ts'

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

  it('are none in production, whatever is stored', () => {
    noteLink({ app: 'oms', entry })
    setDemoConfig({ environment: 'production' })
    expect(currentLinks()).toEqual({})
  })

  it.each(['oms http://evil.example/', 'oms http://localhost:7101', `crm ${entry}`, 'x', ''])(
    'are not %j, whoever stored that',
    (stored) => {
      writeStored(linkKey, [stored])
      expect(currentLinks()).toEqual({})
    },
  )
})
