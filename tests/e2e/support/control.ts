import { test } from '@playwright/test'
import type { TestWorld } from '@portal/testing/world/test-world'

/** Whether the tests that run want answers in the forms of other backends. */
const isHostile = () => test.info().project.name !== 'chromium'

/** Scenarios of a world whose answers have the forms of the project. */
export const inForms = (names: readonly string[]) => [...names, ...(isHostile() ? ['hostile-shapes'] : [])]

/** What would change the forms of the answers leaves them as they are. */
export const keepingForms = ({
  control,
  world,
  apply,
}: TestWorld): Pick<TestWorld, 'apply' | 'endFaults'> => ({
  apply: (...names) => apply(...inForms(names)),
  async endFaults() {
    for (const { id, kind } of await control.listFaults({ pathParams: { world } })) {
      if (kind !== 'shape') await control.removeFault({ pathParams: { world, id } })
    }
  },
})
