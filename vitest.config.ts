import { availableParallelism } from 'node:os'
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

export default defineConfig({
  test: {
    // A process that starts the real command line shares two cores with the other files of the run.
    testTimeout: 60_000,
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
          include: [
            'packages/*/{src,bundling}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...domTests],
        },
      },
      {
        ...fromSources,
        // antd as Vite bundles it: its CommonJS files need a package that Node 20 can't read that way.
        resolve: { ...fromSources.resolve, mainFields: ['module', 'main'] },
        plugins: [callMetadataPlugin()],
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: domTests,
          server: { deps: { inline: [/antd/, /@rc-component/, /@ant-design/] } },
        },
      },
      {
        ...fromSources,
        extends: true,
        test: { name: 'conformance', environment: 'node', include: ['tests/conformance/**/*.test.ts'] },
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
