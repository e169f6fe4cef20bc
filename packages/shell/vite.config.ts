import { fileURLToPath } from 'node:url'
import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import { unplacedErrors } from '@portal/sub-app-sdk/unplaced-errors'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { antdStyles } from './bundling/antd-styles/antd-styles.ts'
import { colorTokens } from './bundling/color-tokens.ts'
import { compileAhead } from './bundling/compile-ahead.ts'
import {
  fileOfFirst,
  firstScreensChunk,
  preloadFirstScreens,
  withoutFirst,
} from './bundling/first-screens.ts'
import { forgottenPages } from './bundling/forgotten-pages.ts'
import { frameChunks } from './bundling/frame-chunks.ts'
import { headScript } from './bundling/head-script.ts'
import { isolatedListeners } from './bundling/isolated-listeners.ts'
import { leanRouter } from './bundling/lean-router.ts'
import { narrowImports } from './bundling/narrow-imports.ts'
import { precompress } from './bundling/precompress.ts'
import { textsChunk } from './bundling/texts-chunk.ts'

/** The backend beside which the dev server runs. */
const backend = process.env.PORTAL_BACKEND ?? 'http://localhost:8200'

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/** Chunks that keep their names: those that people look for. */
const named: ReadonlySet<string> = new Set([
  'react',
  'start',
  'settings-drawer',
  'change-password-form',
  'quick-jump-panel',
  'pinyin-dictionary',
])

export default defineConfig({
  plugins: [
    react(),
    callMetadataPlugin(),
    colorTokens(),
    headScript(source('bootstrap/head.ts')),
    preloadFirstScreens(),
    precompress(),
    narrowImports(),
    forgottenPages(),
    isolatedListeners(),
    leanRouter(),
    unplacedErrors({ areExpected: true }),
    antdStyles(),
    compileAhead(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/crmtoken', '/services', '/sub-apps', '/config.json'].map((path) => [path, backend]),
    ),
  },
  build: {
    sourcemap: false,
    // Browsers without module preload fetch the same files a little later.
    modulePreload: { polyfill: false, resolveDependencies: withoutFirst },
    // The frame comes with what it shows of antd; it is loaded after the sign-in page.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // The sign-in page carries the names of all that it fetches ahead; and what several screens share is named
        // after whichever module comes first, which tells nobody anything.
        chunkFileNames: ({ name }) =>
          `assets/${named.has(name) ? '[name]' : (fileOfFirst(name) ?? 'c')}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react-dom|scheduler)\// },
            { name: textsChunk, debugName: 'texts' },
            {
              name: firstScreensChunk(source('bootstrap/main.ts'), source('bootstrap/start.tsx'), [
                source('app/entry-calls.ts'),
                source('session/user-of.ts'),
              ]),
              debugName: 'start',
            },
            ...frameChunks.map((chunk) => ({ ...chunk, includeDependenciesRecursively: true })),
          ],
        },
      },
    },
  },
})
