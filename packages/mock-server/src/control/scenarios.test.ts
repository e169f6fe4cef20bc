import { scenariosDir } from '@portal/store/paths'
import { readScenarios } from '@portal/store/scenarios/scenario-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyProofs } from '../testing/scenario-proofs/company-proofs.ts'
import { faultProofs } from '../testing/scenario-proofs/fault-proofs.ts'
import { pageProofs } from '../testing/scenario-proofs/page-proofs.ts'
import { peopleProofs } from '../testing/scenario-proofs/people-proofs.ts'
import { signInProofs } from '../testing/scenario-proofs/sign-in-proofs.ts'
import type { Proof, StagedWorld } from '../testing/scenario-proofs/staged-world.ts'
import { tourProofs } from '../testing/scenario-proofs/tour-proofs.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

const proofs: Readonly<Record<string, Proof>> = {
  ...signInProofs,
  ...peopleProofs,
  ...pageProofs,
  ...companyProofs,
  ...faultProofs,
  ...tourProofs,
}
/** Without those saved from a world in this checkout, which have no proof. */
const written = (await readScenarios(scenariosDir)).filter(({ rows }) => rows === undefined)
const names = written.map(({ name }) => name)

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

async function stage(...wanted: string[]): Promise<StagedWorld> {
  const control = controlOf(portal.app)
  const pathParams = { world: portal.world.name }
  await control.clearRequests({ pathParams })
  return { portal, control, applied: await control.applyScenario({ pathParams, body: { names: wanted } }) }
}

describe('the scenario', () => {
  test.each(names)(
    '%s is sound, and shows the people it names what its description promises',
    { timeout: 60_000 },
    async (name) => {
      const staged = await stage(name)
      expect(staged.applied.scenarios.map((one) => one.name)).toEqual([name])
      const { db } = await portal.store.world(portal.world.name)
      expect(await db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
      expect(staged.applied.accounts.length + staged.applied.signOns.length).toBeGreaterThan(0)
      const proof = proofs[name]
      if (!proof) throw new Error(`Nothing shows that the scenario ${name} is as it says`)
      await proof(staged)
    },
  )
})

test('scenarios can be applied on top of each other', async () => {
  const staged = await stage('two-factor', 'deep-menus', 'sso')
  expect(staged.applied.scenarios.map(({ name }) => name)).toEqual(['two-factor', 'deep-menus', 'sso'])
  await proofs.sso?.(staged)
  await proofs['two-factor']?.(staged)
})

test('the list says whom to sign in as and what changes', async () => {
  const listed = await controlOf(portal.app).listScenarios({})
  expect(listed.find(({ name }) => name === 'twenty-tabs')).toMatchObject({
    accounts: ['wangjing'],
    extends: [],
    changes: { menuTrees: [{ system: 'OSS', levels: 1, items: 25 }] },
  })
})

test.each([[[]], [['nowhere']], [['default', '../default']]])('%j is refused', async (names) => {
  await expect(stage(...names)).rejects.toThrow(/names|There is no scenario/)
})
