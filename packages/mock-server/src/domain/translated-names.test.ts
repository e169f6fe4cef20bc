import { languages } from '@portal/protocol/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { namesIn, word } from './name-language.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const named = {
  systems: () => portal.world.db.system.findMany(),
  menus: () => portal.world.db.menuItem.findMany(),
  departments: () => portal.world.db.department.findMany(),
  responsibilities: () => portal.world.db.responsibility.findMany(),
  positions: () => portal.world.db.position.findMany(),
  lookups: () => portal.world.db.lookup.findMany(),
  steps: () => portal.world.db.approvalTask.findMany(),
  approvals: async () =>
    (await portal.world.db.approvalProcess.findMany()).map(({ title, titleEn }) => ({
      name: title,
      nameEn: titleEn,
    })),
  questions: () => portal.world.db.question.findMany(),
  options: () => portal.world.db.questionOption.findMany(),
  notices: async () =>
    (await portal.world.db.notice.findMany()).map(({ title, titleEn }) => ({ name: title, nameEn: titleEn })),
}

/** Words that rows have in Chinese alone. */
const words = {
  warehouses: async () => (await portal.world.db.pickup.findMany()).map(({ warehouse }) => warehouse),
  'freeze reasons': async () =>
    (await portal.world.db.distributorAccount.findMany()).flatMap(({ freezeReason }) => freezeReason ?? []),
  'cities of distributors': async () =>
    (await portal.world.db.distributor.findMany()).map(({ city }) => city),
  'cities of projects': async () => (await portal.world.db.project.findMany()).map(({ city }) => city),
  'sale areas': async () =>
    (await portal.world.db.distributorSaleArea.findMany()).flatMap((area) => [
      area.saleOrganizationName,
      area.distributionChannelName,
    ]),
}

/** Names in the two languages of the company's files are not translated. */
const translated = languages.filter((language) => language !== 'zh' && language !== 'en')

/** The same word in both languages. */
const same = new Set(['No', 'Normal', 'Euro'])

describe.each(Object.entries(words))('the words for %s', (kind, find) => {
  test.each(languages.filter((language) => language !== 'zh'))('are words of %s', async (language) => {
    const found = [...new Set(await find())].map(word)
    expect(found.length).toBeGreaterThan(0)
    const before = language === 'en' ? namesIn.zh : namesIn.en
    const isSame = language === 'es' && kind.startsWith('cities')
    expect(found.filter((one) => !isSame && namesIn[language](one) === before(one))).toEqual([])
  })
})

describe.each(Object.entries(named))('the %s of the demo company', (_kind, find) => {
  test.each(translated)('have names of their own in %s', async (language) => {
    const rows = await find()
    expect(rows.length).toBeGreaterThan(0)
    const left = rows.filter((row) => {
      const english = namesIn.en(row)
      return namesIn[language](row) === english && !(language === 'es' && same.has(english))
    })
    expect(left.map(({ nameEn }) => nameEn)).toEqual([])
  })
})
