import { afterEach, expect, it } from 'vitest'
import { pointedElement, withFrame } from './pointed-element.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const found = (role: Parameters<typeof pointedElement>[0], name: string) =>
  pointedElement(role, name, (element) => !element.closest('[hidden]'))?.id

it.each([
  ['button', '通过', '<button id="a">通 过</button>'],
  ['button', '关闭', '<button id="a" aria-label="关闭"><svg></svg></button>'],
  ['combobox', '第 1 行产品', '<label for="a">第 1 行产品</label><input id="a" role="combobox">'],
  ['textbox', '原因', '<span id="l">原因</span><textarea id="a" aria-labelledby="l"></textarea>'],
  ['heading', '审批', '<h2 id="a">审批 12</h2>'],
] as const)('finds a %s named %s', (role, name, html) => {
  document.body.innerHTML = html
  expect(found(role, name)).toBe('a')
})

it('prefers the whole name, and leaves out what is hidden and what belongs to the tour itself', () => {
  document.body.innerHTML = `
    <section data-training><button id="own">通过</button></section>
    <div hidden><button id="hidden">通过</button></div>
    <button id="longer">通过所选</button><button id="exact">通过</button>`
  expect(found('button', '通过')).toBe('exact')
})

it('finds nothing where there is nothing', () => {
  expect(found('tab', '首页')).toBeUndefined()
})

it.each([
  ['its own', '<div id="b"><input id="a" style="border-top-width: 1px"></div>', 'a'],
  [
    'that around it',
    '<div id="c" style="border-top-width: 1px"><div id="b"><input id="a" style="border-top-width: 0"></div></div>',
    'c',
  ],
  ['none', '<div id="b"><input id="a" style="border-top-width: 0"></div>', 'a'],
])('an input is seen with %s frame', (_which, html, expected) => {
  document.body.innerHTML = html
  expect(withFrame(document.querySelector('input') ?? document.body).id).toBe(expected)
})

it('a button is seen as it is', () => {
  document.body.innerHTML = '<div style="border-top-width: 1px"><button id="a">通过</button></div>'
  expect(withFrame(document.querySelector('button') ?? document.body).id).toBe('a')
})
