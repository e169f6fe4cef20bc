import { expect, it } from 'vitest'
import shipped from '../../../public/config.json'
import { checkConfig } from './check-config.ts'

it('the configuration that ships can be used and has the documented values (specification §2, §7, §9) [S-2.16] [S-2.20] [S-9.1] [S-9.10] [S-9.18]', async () => {
  expect(await checkConfig(shipped)).toBe(shipped)
  expect(shipped).toMatchObject({ productTitle: 'RTM首页', tabLimit: 20, requestTimeoutMs: 30_000 })
  expect(Object.keys(shipped.subApps)).toEqual(['oms', 'ltc', 'czdp', 'dp'])
})

it('the configuration that ships keeps the page of each tab alive (decision 13)', () => {
  expect(shipped).not.toHaveProperty('maxLiveSubApps')
})
