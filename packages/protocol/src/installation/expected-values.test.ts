import { expect, it } from 'vitest'
import { problemInWords } from './expected-values.ts'

it('a sub-app without an entry is reported with how its system loads without it', () => {
  const values = { systems: '{"LTC": {}}' }
  expect(problemInWords({ field: 'subApps.ltc', expected: 'entry', values })).toBe(
    'subApps.ltc is missing: name where this sub-app is loaded from, or take it out of the portal with "systems": {"LTC": {}}',
  )
})
