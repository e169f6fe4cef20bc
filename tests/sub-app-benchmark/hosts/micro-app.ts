import microApp from '@micro-zoe/micro-app'
import { entryOf, type Host } from './host.ts'

// Without a router of its own, which would write each page into the address.
microApp.start({ 'router-mode': 'pure' })

// It evaluates the script without an element, where the script would look up its own folder.
Object.assign(window, { __INJECTED_PUBLIC_PATH_BY_QIANKUN__: '/apps/' })

export const host: Host = {
  prefetch: (app) => microApp.preFetch([{ name: `${app}-1`, url: entryOf(app), level: 2 }], 0),
  open(app, place, number) {
    const element = document.createElement('micro-app')
    element.setAttribute('name', `${app}-${number}`)
    element.setAttribute('url', entryOf(app))
    element.setAttribute('router-mode', 'pure')
    place.append(element)
    // Its executed script stays, as the page offers `mount` and `unmount`.
    return { close: () => element.remove() }
  },
}
