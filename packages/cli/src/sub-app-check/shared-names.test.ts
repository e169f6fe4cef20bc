import { expect, it } from 'vitest'
import { sharedNames } from './shared-names.ts'

const among = (declared: readonly string[], ...texts: readonly string[]) =>
  sharedNames({ declared, scripts: texts.map((text) => ({ text })) })

it.each([
  ['a function', ['save'], ['function save() {}', 'on(save)']],
  ['a variable', ['orders'], ['var orders = []', 'window.x = orders.length']],
  ['one of several variables', ['orders'], ['var a = 1, orders = []', 'draw(orders)']],
  ['a constant', ['rows'], ['const rows = []', 'rows.push(1)']],
])('%s that another script uses is shared', (_case, declared, texts) => {
  expect(among(declared, ...texts)).toEqual(declared)
})

it.each([
  ['used by its own script alone', ['save'], ['function save() {} save()', 'other()']],
  ['a property elsewhere', ['save'], ['function save() {}', 'form.save()']],
  ['a key elsewhere', ['save'], ['function save() {}', 'x = { save: 1 }']],
  ['a text elsewhere', ['save'], ['function save() {}', 'emit("save")']],
  ['declared by both', ['save'], ['var save = 1', 'var save = 2; save()']],
  ['a minified name', ['t'], ['var t = 1', 't()']],
  ['the browser’s own', ['location'], ['location.reload()', 'location.href']],
  [
    'the browser’s own, which a script names for itself',
    ['document'],
    ['var document = window.document', 'document.body'],
  ],
])('a name that is %s is not', (_case, declared, texts) => {
  expect(among(declared, ...texts)).toEqual([])
})
