import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeZone } from '@portal/page-kit/formats'
import { statesOf } from '@portal/page-kit/states'
import { companyTimeZone } from '@portal/protocol/company-time'
import type { StateGroup } from '@portal/sub-app-sdk/look/state-tones'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface LookupGroup {
  readonly type: string
  readonly entries: readonly { readonly code: string; readonly name: string; readonly nameEn: string }[]
}

const file = join(import.meta.dirname, '../../../../fixtures/companies/yanchuan/lookups.yaml')
// The demo company's own file, which the store checks.
const lookups = parse(readFileSync(file, 'utf8')) as readonly LookupGroup[]

it.each<[string, StateGroup]>([
  ['ORDER_STATUS', 'orderStatus'],
  ['PICKUP_STATUS', 'pickupStatus'],
  ['CONTRACT_STATUS', 'contractStatus'],
  ['PROJECT_STAGE', 'projectStage'],
  ['DEALER_LEVEL', 'dealerLevel'],
  ['SAMPLE_STATUS', 'sampleStatus'],
  ['FITTING_STATUS', 'fittingStatus'],
])('the words of the backend’s %s are those of the kit', (type, group) => {
  const entries = lookups.find((one) => one.type === type)?.entries ?? []
  expect(entries.map(({ code, name }) => [code, name])).toEqual(statesOf('zh', group))
  expect(entries.map(({ code, nameEn }) => [code, nameEn])).toEqual(statesOf('en', group))
})

it('the kit writes dates of the company’s days', () => {
  expect(timeZone).toBe(companyTimeZone)
})
