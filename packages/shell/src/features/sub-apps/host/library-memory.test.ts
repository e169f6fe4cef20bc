import { expect, it } from 'vitest'
import { forgetPage, libraryMemory, rememberFile } from './library-memory.ts'

const { pages, scriptTexts, compiledScripts } = libraryMemory

/** As the hosting library does it when a page asks for a script. */
function fetchScript(entry: string, mark: string | undefined, url: string) {
  rememberFile(entry, mark, url)
  scriptTexts[url] = 'text'
  compiledScripts[url] = 'code'
}

it('a page is forgotten by its name alone', () => {
  pages.set('oms__s1', 'failed').set('oms__s10', 'alive')
  forgetPage('oms__s1')
  expect([...pages.keys()]).toEqual(['oms__s10'])
})

it('files are forgotten once their page is asked for with another mark', () => {
  fetchScript('/oms/', undefined, '/oms/a.js')
  fetchScript('/oms/', undefined, '/oms/b.js')
  fetchScript('/ltc/', undefined, '/ltc/a.js')
  expect(Object.keys(scriptTexts)).toEqual(['/oms/a.js', '/oms/b.js', '/ltc/a.js'])
  fetchScript('/oms/', '1', '/oms/a.js?1')
  expect(Object.keys(scriptTexts)).toEqual(['/ltc/a.js', '/oms/a.js?1'])
  expect(Object.keys(compiledScripts)).toEqual(['/ltc/a.js', '/oms/a.js?1'])
  fetchScript('/oms/', '2', '/oms/a.js?2')
  expect(Object.keys(scriptTexts)).toEqual(['/ltc/a.js', '/oms/a.js?2'])
})
