// Tests of another repository on a portal that runs already, in a world that PORTAL_WORLD names.
import { expect, type Portal, test } from '@portal/testing/playwright'

const titles = async ({ control, world }: Pick<Portal, 'control' | 'world'>) =>
  (await control.listNotices({ pathParams: { world } })).map(({ title }) => title)

for (const fullName of ['first', 'second']) {
  test(`the ${fullName} of two tests side by side has a copy of that world`, async ({ portal }) => {
    const { PORTAL_URL, PORTAL_WORLD: source = '' } = process.env
    expect([portal.url, portal.world === source]).toEqual([PORTAL_URL, false])
    expect(await titles(portal)).toContain('首页问卷：应弹出')
    expect(await portal.put('user', { name: 'newcomer', fullName })).toMatchObject({ added: 1 })
    const changes = await portal.control.diffWorld({ pathParams: { world: source }, query: {} })
    expect(JSON.stringify(changes)).not.toContain('newcomer')
  })
}

test.describe('scenarios of a test', () => {
  test.use({ scenarios: ['empty-company'] })
  test('count more than the world of the environment', async ({ portal }) => {
    expect(await titles(portal)).not.toContain('首页问卷：应弹出')
  })
})
