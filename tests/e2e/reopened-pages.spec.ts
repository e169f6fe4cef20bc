import type { BrowserContext, Page } from '@playwright/test'
import { closeLastTab, goWithin } from './support/navigation.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Pages that do something once for all their openings, each as a library of the field does it. */
const script = `
const sheet = () => {
  const style = document.createElement('style')
  document.head.appendChild(style)
  return style.sheet
}
let kept, isListening, chunk
const pages = {
  // As styled-components in production: without text, by a sheet that is kept; a global style comes and goes.
  styles: {
    mount: (place) => {
      if (!kept) {
        kept = sheet()
        kept.insertRule('.written { color: rgb(1, 2, 3) }')
      }
      kept.insertRule('.global { color: rgb(4, 5, 6) }', 1)
      place.innerHTML = '<p class="written">written</p><p class="global">global</p>'
    },
    unmount: (place) => {
      kept.deleteRule(1)
      const found = document.querySelector('.written') === place.querySelector('.written')
      sessionStorage.setItem('unmounted', [place.isConnected, found, place.offsetWidth > 100].join())
    },
  },
  // As React 16.
  listener: {
    mount: (place) => {
      place.innerHTML = '<button>press</button>'
      if (isListening) return
      isListening = true
      document.addEventListener('click', ({ target }) => {
        if (target.matches('button')) target.textContent = 'heard'
      })
    },
    unmount: (place) => place.replaceChildren(),
  },
  // What a chunk does when it is loaded.
  chunk: {
    mount: async (place) => {
      place.innerHTML = '<p class="message">none</p>'
      chunk ??= new Promise((resolve) => {
        const script = document.createElement('script')
        script.onload = resolve
        script.src = '/chunk.js'
        document.head.appendChild(script)
      })
      await chunk
      new BroadcastChannel('chunk').postMessage('received')
    },
    unmount: (place) => place.replaceChildren(),
  },
}
const pageOf = ({ initialPath }) => pages[new URLSearchParams(initialPath.split('?')[1]).get('page')]
const placeIn = ({ container }) => container.querySelector('#app')
window.reopened = {
  bootstrap: async () => {},
  mount: async (props) => pageOf(props).mount(placeIn(props)),
  unmount: async (props) => pageOf(props).unmount(placeIn(props)),
}`
const chunk = `
new BroadcastChannel('chunk').onmessage = ({ data }) => {
  document.querySelector('.message').textContent = data
}`

async function serveOnce(context: BrowserContext): Promise<void> {
  const page =
    '<!doctype html><html><body><div id="app"></div><script src="/reopened.js"></script></body></html>'
  await context.route('**/sub-apps/oms/', (route) => route.fulfill({ contentType: 'text/html', body: page }))
  for (const [file, body] of Object.entries({ 'reopened.js': script, 'chunk.js': chunk }))
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

const main = (page: Page) => page.getByRole('main')

/** Each of them was lost, or dead, in a second opening. */
test('what a page does once is right at each of its openings', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, context, portal, cast: { clerk, home } }) => {
  await serveOnce(context)
  await enter(page, portal, clerk.userName)
  const openings = async (name: string, check: () => Promise<void>) => {
    for (const opening of ['first', 'second', 'third'])
      await test.step(`${name}, ${opening} opening`, async () => {
        await goWithin(page, `${home.address}?page=${name}`)
        await check()
        await closeLastTab(page)
      })
  }

  await openings('styles', async () => {
    await expect(main(page).getByText('written')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(main(page).getByText('global')).toHaveCSS('color', 'rgb(4, 5, 6)')
  })
  // It was in the document, found there, and had its size when it was unmounted.
  expect(await page.evaluate(() => sessionStorage.getItem('unmounted'))).toBe('true,true,true')
  await openings('listener', async () => {
    await main(page).getByRole('button', { name: 'press' }).click()
    await expect(main(page).getByRole('button', { name: 'heard' })).toBeVisible()
  })
  await openings('chunk', () => expect(main(page).getByText('received')).toBeVisible())
})
