import { describe, expect, it } from 'vitest'
import { createSlotPool } from './slot-pool.ts'

const page = (style: string) =>
  `<div><qiankun-head><style>${style}</style></qiankun-head><main>text</main></div>`

function newContainer() {
  const container = document.createElement('div')
  document.body.append(container)
  return container
}

async function show(container: Element, html: string) {
  container.innerHTML = html
  // Observers are notified before pending continuations run.
  await Promise.resolve()
  return container.querySelector('qiankun-head')
}

describe('the head of pages', () => {
  it('is one for all of a slot, with what the latest brought', async () => {
    const pool = createSlotPool()
    const one = newContainer()
    const slot = pool.take('oms')
    slot.keepHead(one)
    const first = await show(one, page('a {}'))
    one.remove()
    slot.release({ isReusable: () => true, release() {} })

    const two = newContainer()
    pool.take('oms').keepHead(two)
    const second = await show(two, page('b {}'))
    expect(second).toBe(first)
    expect(two.innerHTML).toBe(page('b {}'))
  })

  it('is another one for each slot', async () => {
    const pool = createSlotPool()
    const [one, two] = [newContainer(), newContainer()]
    pool.take('oms').keepHead(one)
    pool.take('oms').keepHead(two)
    expect(await show(one, page('a {}'))).not.toBe(await show(two, page('a {}')))
  })

  it('is a new one after a failure', async () => {
    const pool = createSlotPool()
    const [one, two] = [newContainer(), newContainer()]
    const slot = pool.take('oms')
    slot.keepHead(one)
    const first = await show(one, page('a {}'))
    slot.release('invalidated')
    pool.take('oms').keepHead(two)
    expect(await show(two, page('b {}'))).not.toBe(first)
  })

  it('is left alone where there is none, and once the slot is released', async () => {
    const pool = createSlotPool()
    const slot = pool.take('oms')
    const one = newContainer()
    slot.keepHead(one)
    expect(await show(one, '<p>text</p>')).toBeNull()
    const first = await show(one, page('a {}'))
    slot.release({ isReusable: () => true, release() {} })
    expect(await show(one, page('b {}'))).not.toBe(first)
  })
})
