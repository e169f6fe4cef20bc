import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  // Served below any path: assets are relative to the page.
  base: './',
  plugins: [react(), callMetadataPlugin()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // One script for a page that few people open, from their own machine.
  build: { chunkSizeWarningLimit: 3000, license: { fileName: 'third-party-licences.txt' } },
})
