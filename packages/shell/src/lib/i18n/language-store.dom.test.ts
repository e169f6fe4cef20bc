import type { Language } from '@portal/protocol/languages'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage, useLanguage } from './language-store.ts'
import { loadSameTexts } from './texts.ts'

vi.mock('./texts.ts', () => ({ loadSameTexts: vi.fn() }))

beforeEach(() => useLanguage.setState({ language: 'en', chosen: 'en' }))

/** Chooses a language whose texts load or fail when the test says so. */
function choose(language: Language) {
  let come = () => {}
  let fail = () => {}
  const loading = new Promise<void>((resolve, reject) => {
    come = resolve
    fail = () => reject(new TypeError('no such file'))
  })
  vi.mocked(loadSameTexts).mockReturnValueOnce(loading)
  return { come, fail, done: changeLanguage(language) }
}

it.each(['come', 'fail'] as const)(
  'the language chosen last is shown, whether the texts of the one before %s',
  async (outcome) => {
    const spanish = choose('es')
    const japanese = choose('ja')
    spanish[outcome]()
    expect(await spanish.done).toBe(true)
    expect(useLanguage.getState()).toEqual({ language: 'en', chosen: 'ja' })
    japanese.come()
    expect(await japanese.done).toBe(true)
    expect(useLanguage.getState()).toEqual({ language: 'ja', chosen: 'ja' })
  },
)

it('going back to the language in force stays there', async () => {
  const spanish = choose('es')
  const english = choose('en')
  english.come()
  await english.done
  spanish.come()
  await spanish.done
  expect(useLanguage.getState()).toEqual({ language: 'en', chosen: 'en' })
})

it('a language whose texts do not come changes nothing', async () => {
  const spanish = choose('es')
  expect(useLanguage.getState()).toEqual({ language: 'en', chosen: 'es' })
  spanish.fail()
  expect(await spanish.done).toBe(false)
  expect(useLanguage.getState()).toEqual({ language: 'en', chosen: 'en' })
})
