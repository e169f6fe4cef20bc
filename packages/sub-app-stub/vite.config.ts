import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import { specifiedSubApps } from '@portal/protocol/systems'
import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { identityFolders } from './src/build/identity-folders.ts'
import { prerenderedStyles } from './src/build/prerender-styles.ts'

export default defineConfig({
  plugins: [
    react(),
    callMetadataPlugin(),
    portalSubApp(),
    prerenderedStyles(),
    identityFolders(specifiedSubApps, 'oms'),
  ],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // One script by design: see the plugin of the SDK.
  build: { chunkSizeWarningLimit: 2000 },
})
