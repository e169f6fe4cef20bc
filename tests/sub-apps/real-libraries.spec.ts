import budget from '../../budget.json' with { type: 'json' }
import { configure } from '../e2e/support/configuration.ts'
import { expect, test } from '../e2e/support/portal.ts'
import { changedMembers, holdIdleWork, realmOf } from '../e2e/support/realm.ts'
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
  const isFramed = library.host === 'iframe'
  const title = `a page made with ${library.name} is in ${isFramed ? 'its iframe as it is by itself' : 'the portal as it is by itself, wherever plain qiankun shows it so'}`
  test(title, async ({ browser, context, page, portal }) => {
    const served = await servePage(await buildPage(library.app))
    // What its console says there is not the portal's.
    const outside = await browser.newContext()
    try {
      await configure(context, { subApps: subAppsWith(served.url, library.host) })
      const other = await outside.newPage()
      const alone = await factsOfPage(await noHost(other, served.url), library)
      const inPlain = isFramed ? {} : await factsOfDay(await plainHost(other, served.url), library)
      await holdIdleWork(page)
      const host = await portalHost(page, portal, isFramed)
      const untouched = await realmOf(page)
      const inPortal = await factsOfDay(host, library)
      const changed = await changedMembers(untouched, await realmOf(page))
      expect(changed.length, changed.join(' ')).toBeLessThanOrEqual(budget.realmMembers)
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
