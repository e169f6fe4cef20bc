import { fetchText } from '../api/fetch-text.ts'
import { type ConfigProblem, checkConfig } from './check-config.ts'
import type { RuntimeConfig } from './runtime-config.ts'

const configAddress = '/config.json'
const configTimeoutMs = 15_000

/** Loads the runtime configuration of this installation. A file that isn't there or isn't JSON is a problem, too. */
export async function loadConfig(): Promise<RuntimeConfig | readonly ConfigProblem[]> {
  try {
    return checkConfig(JSON.parse(await fetchText(configAddress, { timeoutMs: configTimeoutMs })))
  } catch {
    return [{ field: configAddress, expected: 'object' }]
  }
}
