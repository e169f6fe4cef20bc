import { expect, it } from 'vitest'
import { layoutOf, withLayout } from './remembered-layouts.ts'

const layout = (...order: string[]) => ({ order, hidden: [] })

it('each user has a layout of the own', () => {
  const layouts = withLayout(withLayout([], 1, layout('a')), 2, layout('b'))
  expect(layoutOf(layouts, 1)).toMatchObject(layout('a'))
  expect(layoutOf(layouts, 2)).toMatchObject(layout('b'))
  expect(layoutOf(layouts, 3)).toBeUndefined()
  expect(layoutOf(withLayout(layouts, 1, undefined), 1)).toBeUndefined()
})

it('the twenty people who arranged something last are remembered', () => {
  const users = Array.from({ length: 21 }, (_user, index) => index)
  const layouts = users.reduce<ReturnType<typeof withLayout>>(
    (known, userId) => withLayout(known, userId, layout()),
    [],
  )
  expect(layouts.map(({ userId }) => userId)).toEqual(users.slice(1))
})
