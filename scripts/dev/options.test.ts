import { describe, expect, it } from 'vitest'
import { devOptions } from './start-dev.mjs'

describe('npm run dev', () => {
  it.each([
    [[], { port: 8200, dataDir: undefined }],
    [['--port', '8300'], { port: 8300, dataDir: undefined }],
    [['--data-dir', 'x'], { port: 8200, dataDir: 'x' }],
  ])('takes %j', (args, options) => {
    expect(devOptions(args)).toEqual(options)
  })

  it.each([[['--port', '0']], [['--port', '65534']], [['--port', 'a']], [['--prot', '8300']], [['x']]])(
    'refuses %j, naming what it takes',
    (args) => {
      expect(() => devOptions(args)).toThrow(
        `Expected --port N (1 to 65533) and --data-dir DIR, or nothing; got: ${args.join(' ')}`,
      )
    },
  )
})
