import type { BrowserContext } from '@playwright/test'
import { configure } from './support/configuration.ts'
import { goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie, signOut } from './support/sessions.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/reading 'responsibility'|oms tried to take over the portal by back\(\)/],
})

/**
 * A sub-app from before the bridge: a plain script with the three lifecycles, which only knows qiankun's properties. As
 * vue-element-admin it keeps a token in the cookie `Admin-Token`, removes one that is not its own, and redirects from its
 * sign-in with a token and to it without one.
 */
const script = `
window.oldStyle = {
  bootstrap: async () => {},
  mount: async (props) => {
    const place = props.container.querySelector('#app')
    const token = () => (/(?:^|; )Admin-Token=([^;]*)/.exec(document.cookie) || [])[1]
    const route = (path) => {
      if (token() && path === '/login') route('/')
      else if (token() === 'own') props.onGlobalStateChange(show, true)
      else if (path === '/login') {
        place.innerHTML = '<button>Sign in</button>'
        place.querySelector('button').onclick = () => {
          document.cookie = 'Admin-Token=own; path=/'
          route('/')
        }
      } else {
        document.cookie = 'Admin-Token=; path=/; max-age=0'
        route('/login')
      }
    }
    const show = ({ language, apps, shared }) => {
      place.innerHTML = '<nav style="position: fixed; inset: 0 auto 0 0; width: 5px"></nav><h2>Old style</h2><p class="session"></p><p class="place"></p><button>Tell</button><button>Open</button><button>Back</button>'
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
    route('/')
  },
  unmount: async (props) => { props.container.querySelector('#app').innerHTML = '' },
}`
const page = '<!doctype html><html><body><div id="app"></div><script src="/old.js"></script></body></html>'

/** Puts it in the place of the order system. */
async function serveOldStyle(context: BrowserContext): Promise<void> {
  const others = Object.fromEntries(['ltc', 'czdp', 'dp'].map((app) => [app, { entry: `/sub-apps/${app}/` }]))
  const oms = { entry: '/sub-apps/oms/', ownNames: ['Admin-Token'] }
  await configure(context, { subApps: { ...others, oms } })
  await context.route('**/sub-apps/oms/', (route) => route.fulfill({ contentType: 'text/html', body: page }))
  await context.route('**/old.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
}

test('a sub-app without the bridge gets the session, has its own token, moves within its own pages and delays no sign-out', {
  tag: '@session',
}, async ({ page: tab, context, portal, cast: { clerk, home, orders } }) => {
  await serveOldStyle(context)
  await enterAt(tab, portal, clerk.userName, orders.address)
  const place = (path: string) => tab.getByText(`at ${orders.address}${path}`, { exact: true })
  const press = (name: string) => tab.getByRole('button', { name, exact: true }).click()
  const shown = tab.getByRole('main').getByRole('region')
  const certificate = await certificateCookie(tab)

  await test.step('it signs its user in, by a cookie of the same name as that of the portal', async () => {
    await press('Sign in')
    await expect(tab.getByRole('heading', { name: 'Old style' })).toBeVisible()
    expect(await certificateCookie(tab)).toBe(certificate)
    // Its sidebar covers nothing of the portal.
    expect(await shown.locator('nav').boundingBox()).toEqual({ ...(await shown.boundingBox()), width: 5 })
  })

  await test.step('its properties and the global state hold the session', async () => {
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

  await test.step('its token is that of all its tabs', async () => {
    await goWithin(tab, home.address)
    await expect(shown.getByText(`at ${home.address}`, { exact: true })).toBeVisible()
  })

  await test.step('it fails when the session ends, which delays no sign-out and removes its token', async () => {
    await signOut(tab, clerk.fullName)
    await expect(tab).toHaveURL(/\/login/)
    await enterAt(tab, portal, clerk.userName, orders.address)
    await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })
})
