import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Mock, type MockOptions, startMock } from './mock.ts'
import type { TestWorld, WorldOptions } from './world/test-world.ts'

/** The first world of a machine takes its database from the fixtures: seconds, many where it is busy. In ms. */
const longestStart = 60_000

const concurrentProblem =
  'useMock has one world at a time, which concurrent tests would share; let each open its own: startMock of @portal/testing/mock, then mock.openWorld()'

/**
 * The offline backend in a test file's process, with a world for each test: call it at the top of the file or of a
 * `describe`. Responses come from the current test's world.
 */
export function useMock({
  company,
  dataDir,
  ...world
}: MockOptions & Omit<WorldOptions, 'name'> = {}): TestWorld {
  let mock: Mock | undefined
  let current: TestWorld | undefined
  beforeAll(async () => {
    mock = await startMock({
      ...(company === undefined ? {} : { company }),
      ...(dataDir === undefined ? {} : { dataDir }),
    })
  }, longestStart)
  afterAll(() => mock?.close(), longestStart)
  beforeEach(async ({ task }) => {
    if (task.concurrent) throw new Error(concurrentProblem)
    current = await mock?.openWorld(world)
  }, longestStart)
  afterEach(() => current?.remove(), longestStart)
  return new Proxy({} as TestWorld, {
    get(_target, name) {
      if (!current) throw new Error('The world of useMock is there in tests and their hooks, not before them')
      return Reflect.get(current, name)
    },
  })
}
