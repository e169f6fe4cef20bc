import type { LoadMicroApp } from './micro-app.ts'

/** A page that draws nothing, in place of a sub-app's. */
const emptyPage = `<!doctype html>
<script>const done = async () => {}
window['warm-up'] = { bootstrap: done, mount: done, unmount: done }</script>`

/**
 * Opens an empty page out of sight and closes it, once: what the browser does only for the first one (compiling the hosting
 * library's functions, making the window's properties) is done before somebody waits for it.
 */
export async function warmUp(load: LoadMicroApp): Promise<void> {
  const page = await load({
    name: 'warm-up',
    entry: new URL('/warm-up/', document.baseURI).href,
    container: document.createElement('div'),
    props: {},
    fetchFile: async () => emptyPage,
    ownPrefix: '/warm-up',
    tabId: 'warm-up',
    isShown: () => false,
    onRefused() {},
  })
  try {
    await page.mounted
    await page.unmount()
  } finally {
    page.release()
  }
}
