import type { WatchedWorld } from '@portal/protocol/control/classes'
import { expect, test } from 'vitest'
import { storyCues } from './cues.ts'

const words = (text: string) => ({ zh: text, en: text, ja: text, es: text })
const story = {
  title: words('order'),
  steps: [
    { who: 'a', page: '/dashboard', text: words('one') },
    { who: 'b', page: '/dashboard', text: words('two') },
  ],
}

const world = (name: string, step: number | null, left = false): WatchedWorld => ({
  ...{
    name,
    path: '/',
    now: null,
    frozen: false,
    faults: 0,
    scenarios: ['tour'],
    users: [],
    givenAt: null,
    last: null,
  },
  tour: { scenario: 'tour', step, steps: 2, left },
  problem: null,
})

test('each world is at its step, has not begun, has left, or is done', () => {
  const worlds = [
    world('01', 0),
    world('02', 1),
    world('03', 1),
    world('04', null),
    world('05', 1, true),
    world('06', 2),
  ]
  const [cues] = storyCues([...worlds, { ...world('07', 0), tour: null }], [{ name: 'tour', story }])
  expect(cues?.cues.map((cue) => cue.worlds)).toEqual([['01'], ['02', '03']])
  expect([cues?.waiting, cues?.left, cues?.finished, cues?.current]).toEqual([['04'], ['05'], ['06'], 1])
})

test('a story whose scenario was removed has no cues, nor has one without a world', () => {
  expect(storyCues([world('01', 0)], [{ name: 'other', story }])).toEqual([])
})
