import { once } from 'node:events'
import { createServer } from 'node:http'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { type RunningPortal, startPortal } from './support/portal-process.ts'
import { signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

/** A sub-app of before the bridge: a plain script with the three functions, which knows qiankun's properties alone. */
const script = `
window.oldStyle = {
  bootstrap: async () => {},
  mount: async (props) => {
    const place = props.container.querySelector('#app')
    const show = ({ language, apps, shared }) => {
      place.innerHTML = '<h2>Old style</h2><p class="session"></p><p class="place"></p><button>Tell</button><button>Open</button><button>Back</button>'
      place.querySelector('.session').textContent =
        props.user.userFullName + ' ' + language + ' ' + apps.oms.responsibility.systemCode + ' ' + (shared.told || 'silent')
      const [tell, open, back] = place.querySelectorAll('button')
      const draw = () => { place.querySelector('.place').textContent = 'at ' + location.pathname }
      // A router of the browser, as sub-apps of before have it.
      open.onclick = () => { history.pushState({ own: 1 }, '', location.pathname + '/7'); draw() }
      back.onclick = () => history.back()
      window.addEventListener('popstate', draw)
      draw()
      tell.onclick = () => props.setGlobalState({ language: 'xx', shared: { told: 'told' } })
    }
    props.onGlobalStateChange(show, true)
  },
  unmount: async (props) => { props.container.querySelector('#app').innerHTML = '' },
}`
const page = '<!doctype html><html><body><div id="app"></div><script src="/old.js"></script></body></html>'

/** A portal with the old sub-app in the place of the order system. */
async function withOldStyle(use: (portal: RunningPortal) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const isScript = request.url?.startsWith('/old.js')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : page)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const portal = await startPortal('--sub-app', `oms=http://localhost:${address.port}/`)
  try {
    await use(portal)
  } finally {
    await portal.stop()
    server.close()
  }
}

test('a sub-app that knows properties and the global state alone is told of the session and its changes', async ({
  page: tab,
}) => {
  await withOldStyle(async (portal) => {
    await tab.goto(`${portal.url}/child/oms/orders/ceramic`)
    await signIn(tab, portal, 'wangjing')
    await expect(tab.getByRole('heading', { name: 'Old style' })).toBeVisible()
    await expect(tab.getByText('王静 zh LTC silent')).toBeVisible()

    // What is the portal's own is put right again; the rest is the sub-apps' to share.
    await tab.getByRole('button', { name: 'Tell' }).click()
    await expect(tab.getByText('王静 zh LTC told')).toBeVisible()
  })
})

test.describe('a sub-app that fails when it is told that the session ends', () => {
  test.use({ expectedPageErrors: [/reading 'responsibility'/] })

  test('does not keep anybody from signing out', async ({ page: tab }) => {
    await withOldStyle(async (portal) => {
      await tab.goto(`${portal.url}/child/oms/orders/ceramic`)
      await signIn(tab, portal, 'wangjing')
      await expect(tab.getByText('王静 zh LTC silent')).toBeVisible()
      await signOut(tab, '王静')
      await expect(tab).toHaveURL(/\/login/)
    })
  })
})

test.describe('a sub-app with a router of the browser', () => {
  test.use({ expectedPageErrors: [/oms tried to take over the portal by back\(\)/] })

  test('goes back over its own pages, and never into another tab', async ({ page: tab }) => {
    await withOldStyle(async (portal) => {
      await tab.goto(`${portal.url}/child/oms/orders/ceramic`)
      await signIn(tab, portal, 'wangjing')
      const place = (path: string) => tab.getByText(`at /child/oms/orders/ceramic${path}`, { exact: true })
      await expect(place('')).toBeVisible()
      await tab.getByRole('button', { name: 'Open' }).click()
      await tab.getByRole('button', { name: 'Open' }).click()
      await expect(place('/7/7')).toBeVisible()
      await tab.getByRole('button', { name: 'Back' }).click()
      await expect(place('/7')).toBeVisible()
      await expect(tab.getByRole('tab')).toHaveCount(2)
      await tab.getByRole('button', { name: 'Back' }).click()
      await expect(place('')).toBeVisible()
      await expect(tab).toHaveURL(/\/orders\/ceramic$/)

      // What was there before its first page is none of its own.
      await tab.getByRole('button', { name: 'Back' }).click()
      await tab.getByRole('button', { name: 'Tell' }).click()
      await expect(place('')).toBeVisible()
      await expect(tab).toHaveURL(/\/orders\/ceramic$/)
    })
  })
})
