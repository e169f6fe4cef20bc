import { describe, expect, it } from 'vitest'
import { oneScriptPage } from './prepared-pages.ts'

const entry = 'http://oms.example/app/'
const built = '<script defer entry src="./index-B1x_9-aQ.js"></script>'
const page = (scripts: string) => `<head>${scripts}</head><body><div id="root"></div></body>`

describe('a page of one script', () => {
  it('is what the SDK builds', () => {
    expect(oneScriptPage(page(built), entry)).toEqual({
      script: 'http://oms.example/app/index-B1x_9-aQ.js',
      html: page(''),
    })
  })

  it('may be named by an address without origin', () => {
    expect(oneScriptPage(page(built), '/sub-apps/oms/')?.script).toBe(
      new URL('/sub-apps/oms/index-B1x_9-aQ.js', document.baseURI).href,
    )
  })

  it.each([
    ['no script', ''],
    ['another one beside it', `${built}<script>inline()</script>`],
    ['no mark', '<script defer src="./index-B1x_9-aQ.js"></script>'],
    ['a name that stays', '<script defer entry src="./index.js"></script>'],
    ['a name of words', '<script defer entry src="./oms-frontend.js"></script>'],
    ['the dev server', '<script defer entry src="/@portal/entry.js"></script>'],
    ['a module', '<script type="module" entry src="./index-B1x_9-aQ.js"></script>'],
    ['another type', '<script type="text/template" entry src="./index-B1x_9-aQ.js"></script>'],
    ['its own time', '<script async entry src="./index-B1x_9-aQ.js"></script>'],
    ['cookies', '<script crossorigin="use-credentials" entry src="./index-B1x_9-aQ.js"></script>'],
    ['no address', '<script defer entry src="http://["></script>'],
    ['code of its own', '<script defer entry src="./index-B1x_9-aQ.js">run()</script>'],
  ])('is none with %s', (_what, scripts) => {
    expect(oneScriptPage(page(scripts), entry)).toBeUndefined()
  })
})
