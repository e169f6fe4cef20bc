import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { calls } from '@portal/protocol'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Answers as a generator of types writes them down. */
interface Answered {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': unknown } } }
}
interface Call<Type extends string, Body> {
  readonly post: Answered & { readonly requestBody: { readonly content: { readonly [T in Type]: Body } } }
}
type Form = 'application/x-www-form-urlencoded'

/** Its code for three of our calls, one per encoding of a body. */
interface Paths {
  [calls.login.path]: Call<'application/json', { userName: string; password: string }>
  [calls.addInCollection.path]: Call<Form, { menuId: number }>
  [calls.changePassword.path]: Call<
    Form,
    { params: { oldPassword: string; newPassword: string; userId: number; userName: string } }
  >
}

let portal: TestApp
let baseUrl: string
beforeAll(async () => {
  portal = await openTestApp()
  baseUrl = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())

/** As docs/testing.md shows it. */
const asForm = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: object) =>
    new URLSearchParams(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    ),
}

test('a client that others made of the document makes JSON calls, and form calls with the serializer of the documentation', async () => {
  const client = createClient<Paths>({ baseUrl, headers: portal.headers })
  const { id, userName } = await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })
  const { id: menuId } = await portal.world.db.menuItem.findFirstOrThrow({ where: { code: 'OSS_HOME' } })
  const { demoPassword } = portal.world.settings
  const signedIn = await client.POST(calls.login.path, { body: { userName, password: demoPassword } })
  expect(signedIn.data).toMatchObject({ status: 'S' })
  const { data } = signedIn.data as { data: { certificate: string } } // what signing in answers

  client.use({
    onRequest({ request }) {
      request.headers.set('certificate', data.certificate)
    },
  })
  const kept = await client.POST(calls.addInCollection.path, { ...asForm, body: { menuId } })
  expect(kept.data).toMatchObject({ status: 'S' })
  const password = (text: string) => encryptPassword(text, demoCipherKey)
  const [oldPassword, newPassword] = [password(demoPassword), password('Another@2027')]
  const params = { oldPassword, newPassword, userId: id, userName }
  const changed = await client.POST(calls.changePassword.path, { ...asForm, body: { params } })
  expect(changed.data).toMatchObject({ status: 'S' })
})
