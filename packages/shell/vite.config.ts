import { fileURLToPath } from 'node:url'
import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { antdStyles } from './bundling/antd-styles/antd-styles.ts'
import { antdStylesInDevelopment } from './bundling/antd-styles/antd-styles-in-development.ts'
import { buildMark } from './bundling/build-mark.ts'
import { chunkFileName, chunks, preloadDependencies, preloadFirstScreens } from './bundling/chunks.ts'
import { colorTokens } from './bundling/color-tokens.ts'
import { headScript } from './bundling/head-script.ts'
import { leanRouter } from './bundling/lean-router.ts'
import { precompress } from './bundling/precompress.ts'
import { textsInDevelopment } from './bundling/texts-in-development.ts'

/** The backend beside which the dev server runs. */
const backend = process.env.PORTAL_BACKEND ?? 'http://localhost:8200'

const { plugin: chunksPlugin, groups } = chunks()

export default defineConfig({
  plugins: [
    react(),
    callMetadataPlugin(),
    colorTokens(),
    buildMark(),
    headScript(fileURLToPath(new URL('src/bootstrap/head.ts', import.meta.url))),
    chunksPlugin,
    preloadFirstScreens(),
    precompress(),
    leanRouter(),
    antdStyles(),
    antdStylesInDevelopment(),
    textsInDevelopment(),
  ],
  // Scripts and styles find their files from where they lie themselves: only the page says where the portal is served.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/crmtoken', '/services', '/sub-apps', '/config.json'].map((path) => [path, backend]),
    ),
  },
  build: {
    sourcemap: false,
    // What the licences of bundled libraries ask for: their notices go along.
    license: { fileName: 'third-party-licences.txt' },
    // Browsers without module preload fetch the same files a little later.
    modulePreload: { polyfill: false, resolveDependencies: preloadDependencies },
    // The frame comes with what it shows of antd; it is loaded after the sign-in page.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      treeshake: {
        // These packages don't declare it: importing them has no effects.
        moduleSideEffects: [{ test: /\/node_modules\/@(rc-component|ant-design)\//, sideEffects: false }],
      },
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
})
