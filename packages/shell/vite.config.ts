import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

/** The backend beside which the dev server runs. */
const backend = process.env.PORTAL_BACKEND ?? 'http://localhost:8200'

/** One file of texts before sign-in and one after it in each language, instead of one for each namespace. */
function textsChunk(moduleId: string): string | null {
  const [, language, namespace] = /\/i18n\/locales\/(\w+)\/([\w-]+)\.json$/.exec(moduleId) ?? []
  if (!language || !namespace) return null
  return `texts-${['login', 'errors', 'sign-on'].includes(namespace) ? 'start' : 'portal'}-${language}`
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${file}` },
  injectTo: 'head',
})

/** Names the code and styles of the first screens in the page, so that they come together with the entry that asks for them. */
function preloadFirstScreens(): Plugin {
  return {
    name: 'preload-first-screens',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
        if (start?.type !== 'chunk') return []
        const scripts = [...start.imports, start.fileName].filter((file) => !html.includes(file))
        const styles = start.viteMetadata?.importedCss ?? []
        return [
          ...scripts.map((file) => link('modulepreload', file)),
          ...[...styles].map((file) => link('stylesheet', file)),
        ]
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), callMetadataPlugin(), preloadFirstScreens()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': backend, '/sub-apps': backend, '/config.json': backend } },
  build: {
    sourcemap: false,
    // The frame comes with what it shows of antd; it is loaded after the sign-in page.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: textsChunk, debugName: 'texts' },
          ],
        },
      },
    },
  },
})
