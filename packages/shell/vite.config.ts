import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The backend beside which the dev server runs. */
const backend = process.env.PORTAL_BACKEND ?? 'http://localhost:8200'

/** One file of texts before sign-in and one after it in each language, instead of one for each namespace. */
function textsChunk(moduleId: string): string | null {
  const [, language, namespace] = /\/i18n\/locales\/(\w+)\/([\w-]+)\.json$/.exec(moduleId) ?? []
  if (!language || !namespace) return null
  return `texts-${['login', 'errors'].includes(namespace) ? 'start' : 'portal'}-${language}`
}

export default defineConfig({
  plugins: [react(), callMetadataPlugin()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': backend, '/sub-apps': backend, '/config.json': backend } },
  build: {
    sourcemap: false,
    // The frame comes with what it shows of antd; it is loaded after the sign-in page.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsChunk, debugName: 'texts' }] } } },
  },
})
