import { afterEach, vi } from 'vitest'
import { builtinEnvironments, type EnvironmentReturn } from 'vitest/runtime'

declare global {
  var windowOfFile: EnvironmentReturn | undefined
}

// A worker runs many files, so that it loads React and antd once. Each file gets a window and modules of its own.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()
// Not at the end of the file before: React may look at its window until the next one starts.
await globalThis.windowOfFile?.teardown(globalThis)
globalThis.windowOfFile = await builtinEnvironments['happy-dom'].setup(globalThis, {})

// Where Testing Library finds this function, it unmounts after each test what the test rendered.
Object.assign(globalThis, { afterEach })

// React looks for its developer tools once, when it is loaded.
globalThis.onReactCommit = undefined
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  isDisabled: false,
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  onCommitFiberRoot: (_renderer: number, root: Parameters<NonNullable<typeof onReactCommit>>[0]) =>
    globalThis.onReactCommit?.(root),
})
