import { expect, it } from 'vitest'
import { problemInManifest } from './sdk-package.ts'

const naming = (dependency: unknown) =>
  JSON.stringify({ dependencies: { '@portal/sub-app-sdk': dependency } })
const expected =
  '; expected "@portal/sub-app-sdk": "file:vendor/portal-sub-app-sdk" there, as portal sub-app create writes it'

it.each([
  naming('file:vendor/portal-sub-app-sdk'),
  naming('file:./vendor/portal-sub-app-sdk/'),
  naming('link:vendor/portal-sub-app-sdk'),
  '{"dependencies":{"vue":"3.5.0"},"devDependencies":{"@portal/sub-app-sdk":"file:vendor/portal-sub-app-sdk"}}',
])('%s is of a sub-app with an SDK of its own', (manifest) => {
  expect(problemInManifest(manifest)).toBeUndefined()
})

it.each([
  ['{"name":"x"}', 'names no dependency @portal/sub-app-sdk'],
  ['{"dependencies":[]}', 'names no dependency @portal/sub-app-sdk'],
  [naming('workspace:*'), 'takes @portal/sub-app-sdk from "workspace:*"'],
  [naming('file:../portal-sub-app-sdk'), 'takes @portal/sub-app-sdk from "file:../portal-sub-app-sdk"'],
  [naming(1), 'takes @portal/sub-app-sdk from 1'],
  ['[]', 'is no JSON object'],
  ['{', 'is no JSON object'],
])('%s is not', (manifest, found) => {
  expect(problemInManifest(manifest)).toBe(found + expected)
})
