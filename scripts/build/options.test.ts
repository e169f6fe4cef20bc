import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildOptions } from './options.mjs'

const folder = resolve('/home/portal')

test.each([
  [[], { out: resolve(folder, 'dist'), isDemo: false }],
  [['--demo', '--out', 'release'], { out: resolve(folder, 'release'), isDemo: true }],
  [['--out', '/srv/portal'], { out: resolve('/srv/portal'), isDemo: false }],
])('%j is understood', (args, options) => {
  expect(buildOptions(args, folder)).toEqual(options)
})

test.each([[['--out', '.']], [['--out', '..']], [['--out', '/']]])(
  '%j is refused: it would replace the checkout itself',
  (args) => {
    expect(() => buildOptions(args, folder)).toThrow('must be a folder of its own')
  },
)

test.each([[['--minify']], [['release']], [['--out', '']]])(
  '%j is refused with what was expected',
  (args) => {
    expect(() => buildOptions(args, folder)).toThrow('Expected --out DIR and --demo')
  },
)
