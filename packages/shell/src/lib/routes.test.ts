import { configRules } from '@portal/protocol/installation/config-rules'
import { problemsIn } from '@portal/protocol/installation/value-rule'
import { expect, it } from 'vitest'
import { paths } from './routes.ts'

const firstParts = Object.values(paths).flatMap((path) =>
  typeof path === 'string' ? (path.split('/')[1] ?? []) : [],
)
const childRoot = configRules.properties?.childRoot ?? {}

it.each([...new Set(firstParts)])('sub-apps can’t take the place of the portal’s own /%s', (part) => {
  expect(problemsIn(childRoot, part, 'childRoot')).toEqual([{ field: 'childRoot', expected: 'childRoot' }])
})
