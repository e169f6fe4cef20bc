import { describe, expect, it } from 'vitest'
import { commandOf, type KeyPlace, placeOf } from './keys.ts'

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...more,
})

describe('a key of the inbox', () => {
  it.each<[string, KeyPlace, string | undefined]>([
    ['j', 'row', 'next'],
    ['K', 'control', 'previous'],
    ['a', 'row', 'approve'],
    ['R', 'row', 'reject'],
    ['x', 'row', 'choose'],
    ['u', 'control', 'undo'],
    ['ArrowDown', 'row', 'next'],
    ['ArrowUp', 'row', 'previous'],
    ['Enter', 'row', 'open'],
    [' ', 'row', 'choose'],
    ['Enter', 'control', undefined],
    [' ', 'control', undefined],
    ['ArrowDown', 'control', undefined],
    ['a', 'elsewhere', undefined],
    ['z', 'row', undefined],
    ['toString', 'row', undefined],
  ])('%j on a %s does %s', (key, place, expected) => {
    expect(commandOf(press(key), place)).toBe(expected)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { repeat: true }])(
    'approves nothing with %j',
    (more) => {
      expect(commandOf(press('a', more), 'row')).toBeUndefined()
    },
  )

  it('moves on while it is held', () => {
    expect(commandOf(press('j', { repeat: true }), 'row')).toBe('next')
  })
})

it('keys work where nothing else needs them', () => {
  document.body.innerHTML = `<span id="start" tabindex="-1"></span><nav><button id="menu"></button></nav>
    <main id="main" tabindex="-1"><section id="inbox">
      <input id="search"><input id="box" type="checkbox"><button id="row" data-inbox-row="1"></button>
      <button id="approve"></button><div role="combobox"><span id="inside"></span></div>
    </section></main>`
  const element = (id: string) => document.getElementById(id) ?? document.body
  const places = ['', 'main', 'start', 'row', 'approve', 'box', 'search', 'inside', 'menu'].map((id) =>
    placeOf(element(id), element('inbox')),
  )
  expect(places).toEqual([
    'row',
    'row',
    'row',
    'row',
    'control',
    'control',
    'elsewhere',
    'elsewhere',
    'elsewhere',
  ])
})
