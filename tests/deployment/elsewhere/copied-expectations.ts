// Written by the test of what the control panel copies.
import { expect, test } from '@portal/testing/playwright'

test('requests that were copied', async ({ portal }) => {
  await expect(portal).toHaveReceived('login', { user: 'wangjing', status: 'E' })
  await expect(portal).toHaveReceived('login', { status: 'S', body: { userName: "o'hara" } })
  await expect(portal).toHaveReceived('findDic', { status: 'S', body: { more: { codes: ['A', 1, null] } } })
  await expect(portal).toHaveReceived('findDic', { status: 'S', query: { 'a-b': '1\n"2"' } })
})
