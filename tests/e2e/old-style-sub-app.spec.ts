import type { BrowserContext } from '@playwright/test'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/reading 'responsibility'|oms tried to take over the portal by back\(\)/],
})

/**
 * A sub-app from before the bridge: a plain script with the three lifecycles, which only knows qiankun's properties.
 */
const script = `
window.oldStyle = {
  bootstrap: async () => {},
  mount: async (props) => {
    const place = props.container.querySelector('#app')
    const show = ({ language, apps, shared }) => {
      place.innerHTML = '<h2>Old style</h2><p class="session"></p><p class="place"></p><button>Tell</button><button>Open</button><button>Back</button>'
      place.querySelector('.session').textContent =
        props.user.userFullName + ' ' + language + ' ' + apps.oms.responsibility.systemCode + ' ' + (shared.state || 'unset')
      const [tell, open, back] = place.querySelectorAll('button')
      const draw = () => { place.querySelector('.place').textContent = 'at ' + location.pathname }
      // A router over the history of the browser, as older sub-apps have it.
      open.onclick = () => { history.pushState({ own: 1 }, '', location.pathname + '/7'); draw() }
      back.onclick = () => history.back()
      window.addEventListener('popstate', draw)
      draw()
      tell.onclick = () => props.setGlobalState({ language: 'xx', shared: { state: 'set' } })
    }
    props.onGlobalStateChange(show, true)
  },
  unmount: async (props) => { props.container.querySelector('#app').innerHTML = '' },
}`
const page = '<!doctype html><html><body><div id="app"></div><script src="/old.js"></script></body></html>'

/** Puts it in the place of the order system. */
async function serveOldStyle(context: BrowserContext): Promise<void> {
  await context.route('**/sub-apps/oms/', (route) => route.fulfill({ contentType: 'text/html', body: page }))
  await context.route('**/old.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
}

test('a sub-app without the bridge gets the session, moves within its own pages and delays no sign-out', {
  tag: '@session',
}, async ({ page: tab, context, portal, cast: { clerk, orders } }) => {
  await serveOldStyle(context)
  await enterAt(tab, portal, clerk.userName, orders.address)
  const place = (path: string) => tab.getByText(`at ${orders.address}${path}`, { exact: true })
  const press = (name: string) => tab.getByRole('button', { name }).click()

  await test.step('its properties and the global state hold the session', async () => {
    await expect(tab.getByRole('heading', { name: 'Old style' })).toBeVisible()
    await expect(tab.getByText(`${clerk.fullName} zh LTC unset`)).toBeVisible()
  })

  await test.step('its router goes back over its own pages, never into another tab', async () => {
    await expect(place('')).toBeVisible()
    await press('Open')
    await press('Open')
    await expect(place('/7/7')).toBeVisible()
    await press('Back')
    await expect(place('/7')).toBeVisible()
    await expect(tab.getByRole('tab')).toHaveCount(2)
    await press('Back')
    await expect(place('')).toBeVisible()
    await expect(tab).toHaveURL(/\/orders\/ceramic$/)
    // What was there before its first page is none of its own.
    await press('Back')
  })

  await test.step('it may change what is shared, and nothing of the portal', async () => {
    await press('Tell')
    await expect(tab.getByText(`${clerk.fullName} zh LTC set`)).toBeVisible()
    await expect(place('')).toBeVisible()
    await expect(tab).toHaveURL(/\/orders\/ceramic$/)
  })

  await test.step('it fails when the session ends, which delays no sign-out', async () => {
    await signOut(tab, clerk.fullName)
    await expect(tab).toHaveURL(/\/login/)
  })
})
