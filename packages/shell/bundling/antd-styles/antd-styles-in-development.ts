import type { Plugin } from 'vite'
import { portalOnly } from './portal-only.ts'
import { wholeStyleSheet } from './style-sheets.ts'

const address = '/antd-styles.css'

/**
 * The same styles for the dev server, all components in one file: those that antd inserts at run time would also apply
 * to pages of sub-apps.
 */
export function antdStylesInDevelopment(): Plugin {
  let styles: string | undefined
  return {
    name: 'antd-styles-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        styles ??= portalOnly(wholeStyleSheet())
        response.setHeader('content-type', 'text/css').end(styles)
      })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: address }, injectTo: 'head-prepend' },
    ],
  }
}
