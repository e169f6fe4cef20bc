import { once } from 'node:events'
import { createServer } from 'node:http'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { startPortal } from './support/portal-process.ts'

test.use({ locale: 'zh-CN' })

/** A sub-app of before the bridge: a plain script with the three functions, which knows qiankun's properties alone. */
const script = `
window.oldStyle = {
  bootstrap: async () => {},
  mount: async (props) => {
    const place = props.container.querySelector('#app')
    const show = ({ language, apps, shared }) => {
      place.innerHTML = '<h2>Old style</h2><p class="session"></p><button>Tell</button>'
      place.querySelector('.session').textContent =
        props.user.userFullName + ' ' + language + ' ' + apps.oms.responsibility.systemCode + ' ' + (shared.told || 'silent')
      place.querySelector('button').onclick = () => props.setGlobalState({ language: 'xx', shared: { told: 'told' } })
    }
    props.onGlobalStateChange(show, true)
  },
  unmount: async (props) => { props.container.querySelector('#app').innerHTML = '' },
}`
const page = '<!doctype html><html><body><div id="app"></div><script src="/old.js"></script></body></html>'

test('a sub-app that knows properties and the global state alone is told of the session and its changes', async ({
  page: tab,
}) => {
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
    await tab.goto(`${portal.url}/child/oms/orders/ceramic`)
    await signIn(tab, portal, 'wangjing')
    await expect(tab.getByRole('heading', { name: 'Old style' })).toBeVisible()
    await expect(tab.getByText('王静 zh LTC silent')).toBeVisible()

    // What is the portal's own is put right again; the rest is the sub-apps' to share.
    await tab.getByRole('button', { name: 'Tell' }).click()
    await expect(tab.getByText('王静 zh LTC told')).toBeVisible()
  } finally {
    await portal.stop()
    server.close()
  }
})
