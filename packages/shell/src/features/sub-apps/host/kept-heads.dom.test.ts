import { expect, it } from 'vitest'
import { createReusedHeads } from './reused-heads.ts'

const page = (style: string) =>
  `<div><qiankun-head><style>${style}</style></qiankun-head><main>text</main></div>`

function newContainer() {
  const container = document.createElement('div')
  document.body.append(container)
  return container
}

async function show(container: Element, html: string) {
  container.innerHTML = html
  // Observers are told before anything that waits now goes on.
  await Promise.resolve()
  return container.querySelector('qiankun-head')
}

it('is one head for all pages of a name, with what the latest brought', async () => {
  const heads = createReusedHeads()
  const one = newContainer()
  heads.give(one, 'oms__s1')
  const first = await show(one, page('a {}'))
  one.remove()

  const two = newContainer()
  heads.give(two, 'oms__s1')
  const second = await show(two, page('b {}'))
  expect(second).toBe(first)
  expect(two.innerHTML).toBe(page('b {}'))
})

it('is another one for each name', async () => {
  const heads = createReusedHeads()
  const [one, two] = [newContainer(), newContainer()]
  heads.give(one, 'oms__s1')
  heads.give(two, 'oms__s2')
  expect(await show(one, page('a {}'))).not.toBe(await show(two, page('a {}')))
})

it('leaves a page alone that has no head, or that is given up', async () => {
  const heads = createReusedHeads()
  const one = newContainer()
  const stop = heads.give(one, 'oms__s1')
  expect(await show(one, '<p>text</p>')).toBeNull()
  const first = await show(one, page('a {}'))
  stop()
  expect(await show(one, page('b {}'))).not.toBe(first)
})
