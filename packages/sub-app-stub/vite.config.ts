import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import { subAppNames } from '@portal/protocol/systems'
import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { drawnStyles } from './src/build/drawn-styles.ts'
import { identityFolders } from './src/build/identity-folders.ts'

export default defineConfig({
  plugins: [
    react(),
    callMetadataPlugin(),
    portalSubApp(),
    drawnStyles(),
    identityFolders(subAppNames, 'oms'),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // One script by design: see the plugin of the SDK.
  build: { chunkSizeWarningLimit: 2000 },
})
