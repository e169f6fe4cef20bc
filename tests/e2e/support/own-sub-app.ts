import type { BrowserContext } from '@playwright/test'

/**
 * Another team's sub-app in place of the order system: it writes to Web Storage, also on sign-out and while unmounting,
 * and detects the end of its session.
 */
const page = `<!doctype html>
<html lang="en">
  <body>
    <main></main>
    <script>
      const keep = (name) => {
        localStorage.setItem(name, 'own')
        sessionStorage.setItem(name, 'own')
      }
      window.ownSubApp = {
        async bootstrap() {},
        async mount({ container, portalBridge }) {
          keep('own_mounted')
          const main = container.querySelector('main')
          main.innerHTML = '<button type="button">My session has ended</button>'
          main.firstChild.onclick = () => {
            portalBridge.sessionExpired()
            portalBridge.sessionExpired()
          }
          portalBridge.on('signingOut', () => {
            keep('own_told')
            portalBridge.setTabTitle('Renamed on the way out')
          })
        },
        async unmount() {
          keep('own_unmounting')
          await new Promise((resolve) => setTimeout(resolve))
          keep('own_unmounted')
        },
      }
    </script>
  </body>
</html>`

export const serveOwnSubApp = (context: BrowserContext): Promise<unknown> =>
  context.route('**/sub-apps/oms/', (route) => route.fulfill({ contentType: 'text/html', body: page }))
