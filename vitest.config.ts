import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { callMetadataPlugin } from './packages/protocol/src/call-metadata-plugin.ts'

// Tests run from the sources: packages export them under this condition.
const fromSources = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
}

/** A test that needs a DOM says so in its name; all others run without one. */
const domTests = ['packages/*/{src,bundling}/**/*.test.tsx', 'packages/*/{src,bundling}/**/*.dom.test.ts']

/** All that the code imports of antd, bundled once instead of transformed for each file. */
const bundled = [
  'antd',
  'antd/es/notification/useNotification',
  ...['zh_CN', 'en_US', 'ja_JP', 'es_ES'].map((locale) => `antd/es/locale/${locale}`),
  '@ant-design/cssinjs',
  '@ant-design/icons/es',
]

/** antd as with its theme's `zeroRuntime`: styles took a fifth of the time. A test that looks at them sets `makesStyles`. */
const stylesWhenAskedFor = {
  name: 'styles-when-asked-for',
  transform: (code: string, id: string) =>
    id.endsWith('/antd/es/theme/useToken.js')
      ? code.replace('!!zeroRuntime', '!globalThis.makesStyles')
      : undefined,
}

/** Libraries with a state of their own; each test file loads them again, like the modules of the portal. */
const stateful = [
  /i18next/,
  /qiankun/,
  /import-html-entry/,
  /single-spa/,
  /@tanstack/,
  /react-router/,
  /zustand/,
  /@testing-library/,
]

export default defineConfig({
  test: {
    // The longest take five seconds on two quiet cores; those that come near name a limit of their own.
    testTimeout: 30_000,
    // The first that opens a store writes the template of all worlds.
    hookTimeout: 60_000,
    // Of two cores one would stand idle: a test that waits leaves its own to the next.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...fromSources,
        plugins: [callMetadataPlugin()],
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: [
            'packages/*/{src,bundling}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...domTests],
        },
      },
      {
        // The libraries that are bundled are the shell's.
        root: 'packages/shell',
        ...fromSources,
        resolve: {
          ...fromSources.resolve,
          mainFields: ['module', 'main'],
          // As in a browser: what Node would get are files of CommonJS.
          alias: [{ find: /^@ant-design\/icons$/, replacement: '@ant-design/icons/es' }],
        },
        plugins: [callMetadataPlugin()],
        extends: true,
        test: {
          name: 'dom',
          dir: import.meta.dirname,
          environment: join(import.meta.dirname, 'tests/unit/shared-worker.ts'),
          setupFiles: join(import.meta.dirname, 'tests/unit/window-of-file.ts'),
          isolate: false,
          include: domTests,
          deps: {
            optimizer: {
              client: { enabled: true, include: bundled, rolldownOptions: { plugins: [stylesWhenAskedFor] } },
            },
          },
          server: { deps: { inline: stateful } },
        },
      },
      {
        ...fromSources,
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: ['tests/conformance/**/*.test.ts', 'tests/upgrade/*.test.ts'],
        },
      },
      {
        ...fromSources,
        extends: true,
        // Programs and builds of others.
        test: {
          name: 'clients',
          environment: 'node',
          include: ['tests/clients/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...fromSources,
        extends: true,
        // A hundred processes are started and killed, while other runs share the machine.
        test: {
          name: 'resilience',
          environment: 'node',
          include: ['tests/resilience/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
})
