import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { styleCalls } from './style-calls.ts'

it.each([
  [
    "genStyleHooks('Button', (token) => [first(token)], prepare, {})",
    'Button-Button',
    '(token) => [first(token)]',
  ],
  ["genSubStyleComponent(['Button', 'compact'], compact)", 'Button-compact', 'compact'],
  ["genComponentStyleHook('Wave', genWaveStyle)", 'Wave-Wave', 'genWaveStyle'],
  ["function hook() { return genStyleHooks('Menu', () => [])() }", 'Menu-Menu', '() => []'],
])('in %s the styles %s are computed by %s', (code, name, computing) => {
  const found = styleCalls(parseAst(code), code)
  expect(found.map((call) => [call.name, code.slice(call.computing.start, call.computing.end)])).toEqual([
    [name, computing],
  ])
})

it('other calls compute no styles', () => {
  const code = "genStyleUtils('Button', () => []); draw('Button', () => [])"
  expect(styleCalls(parseAst(code), code)).toEqual([])
})

it('antd makes styles in no other way', () => {
  const folder = resolve(import.meta.dirname, '../../node_modules/antd/es/theme')
  const [, made] =
    /export const \{([^}]*)\} = genStyleUtils\(/.exec(
      readFileSync(resolve(folder, 'util/genStyleUtils.js'), 'utf8'),
    ) ?? []
  expect(made?.match(/\w+/g)).toEqual(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])
})
