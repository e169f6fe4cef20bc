import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The backend twin beside which the dev server runs. */
const backend = process.env.PORTAL_BACKEND ?? 'http://localhost:8200'

export default defineConfig({
  plugins: [react(), callMetadataPlugin()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': backend, '/sub-apps': backend, '/config.json': backend } },
  build: { sourcemap: false, license: true },
})
