import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildOptions } from './options.mjs'

const folder = resolve('/home/portal')

test.each([
  [[], { out: resolve(folder, 'dist'), base: '/', isDemo: false }],
  [['--demo', '--out', 'release'], { out: resolve(folder, 'release'), base: '/', isDemo: true }],
  [['--out', '/srv/portal'], { out: resolve('/srv/portal'), base: '/', isDemo: false }],
  [['--base', '/portal/'], { out: resolve(folder, 'dist'), base: '/portal/', isDemo: false }],
  [['--base', 'tools/portal'], { out: resolve(folder, 'dist'), base: '/tools/portal/', isDemo: false }],
])('%j is understood', (args, options) => {
  expect(buildOptions(args, folder)).toEqual(options)
})

test.each([[['--out', '.']], [['--out', '..']], [['--out', '/']]])(
  '%j is refused: it would replace the checkout itself',
  (args) => {
    expect(() => buildOptions(args, folder)).toThrow('must be a folder of its own')
  },
)

test.each(['https://intranet/portal/', '/portal?', 'a//b', '../portal', 'C:/Git/portal/', 'a b'])(
  'a portal can not be served at %j',
  (base) => {
    expect(() => buildOptions(['--base', base], folder)).toThrow('such as portal or tools/portal')
  },
)

test.each([[['--minify']], [['release']], [['--out', '']]])(
  '%j is refused with what was expected',
  (args) => {
    expect(() => buildOptions(args, folder)).toThrow('Expected --out DIR, --base PATH and --demo')
  },
)
