import type { Locator } from '@playwright/test'
import { configure } from '../e2e/support/configuration.ts'
import { expect, test } from '../e2e/support/portal.ts'
import { buildPage } from './support/build-page.ts'
import { factsOfDay, factsOfPage, wrongFacts } from './support/facts.ts'
import { noHost, plainHost, portalHost } from './support/hosts.ts'
import { libraries } from './support/libraries.ts'
import { servePage } from './support/serve-page.ts'

test.use({ locale: 'zh-CN' })

/** The sub-apps of the demo company, with the page in the place of one. */
const subAppsWith = (entry: string, host?: 'iframe') => ({
  oms: { entry, ...(host && { host }) },
  ltc: { entry: '/sub-apps/ltc/' },
  czdp: { entry: '/sub-apps/czdp/' },
  dp: { entry: '/sub-apps/dp/' },
})

for (const library of libraries) {
  test(`a page made with ${library.name} is in the portal as it is by itself, wherever plain qiankun shows it so`, async ({
    browser,
    context,
    page,
    portal,
  }) => {
    const served = await servePage(await buildPage(library.app))
    // What its console says there is not the portal's.
    const outside = await browser.newContext()
    try {
      await configure(context, { subApps: subAppsWith(served.url) })
      const other = await outside.newPage()
      const alone = await factsOfPage(await noHost(other, served.url), library)
      const inPlain = await factsOfDay(await plainHost(other, served.url), library)
      const inPortal = await factsOfDay(await portalHost(page, portal), library)
      const wrongInPlain = wrongFacts(inPlain, alone)
      const betterHere = ['all around it', ...(library.betterHere ?? [])]
      const isWrongThere = (fact: string) =>
        fact in wrongInPlain && !betterHere.some((better) => fact.startsWith(`${better} `))
      const wrong = Object.entries(wrongFacts(inPortal, alone)).filter(([fact]) => !isWrongThere(fact))
      expect(Object.fromEntries(wrong), 'what plain qiankun shows right and the portal does not').toEqual({})
    } finally {
      await outside.close()
      served.close()
    }
  })
}

test('a page made with Angular and zone.js, which no sandbox holds, is in an iframe as it is by itself', async ({
  browser,
  context,
  page,
  portal,
}) => {
  const library = { name: 'Angular with zone.js', app: 'angular-zone', looks: ['.count'] }
  const served = await servePage(await buildPage(library.app))
  const outside = await browser.newContext()
  try {
    await configure(context, { subApps: subAppsWith(served.url, 'iframe') })
    const alone = await factsOfPage(await noHost(await outside.newPage(), served.url), library)
    const inFrame = (panel: Locator) => panel.locator('iframe').contentFrame().locator('#app')
    const inPortal = await factsOfDay(await portalHost(page, portal, inFrame), library)
    expect(wrongFacts(inPortal, alone)).toEqual({})
  } finally {
    await outside.close()
    served.close()
  }
})
