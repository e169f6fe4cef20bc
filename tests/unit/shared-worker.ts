import type { Environment } from 'vitest/runtime'

/** Modules are resolved as for a browser; each test file makes a window of its own (`window-of-file.ts`). */
const environment: Environment = {
  name: 'shared-worker',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}

export default environment
