import { expect, it } from 'vitest'
import { portalOnly } from './portal-only.ts'

const outside = ':where(:not([data-sub-app-instance] *, [data-sub-app-overlay], [data-sub-app-overlay] *))'

it.each([
  ['an element', '.ant-a .ant-b', `.ant-a .ant-b${outside}`],
  ['each of several', '.ant-a, .ant-b:not(.x, .y)', `.ant-a${outside}, .ant-b:not(.x, .y)${outside}`],
  ['what is before an element', '.ant-a::before', `.ant-a${outside}::before`],
  [
    'a part with a state',
    '.ant-a::-webkit-scrollbar-thumb:hover',
    `.ant-a${outside}::-webkit-scrollbar-thumb:hover`,
  ],
  ['an element in a state', '.ant-a:first-child:hover', `.ant-a:first-child:hover${outside}`],
])('a rule about %s is not about pages of sub-apps', (_name, selector, narrowed) => {
  const rule = (of: string) => `@media print{${of}{color:red}}`
  expect(portalOnly(rule(selector))).toBe(rule(narrowed))
})

it('leaves the steps of animations', () => {
  const css = '@keyframes fade{from{opacity:0}50%, to{opacity:1}}'
  expect(portalOnly(css)).toBe(css)
})
