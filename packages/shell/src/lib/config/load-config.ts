import { RemoteError } from '@portal/protocol/remote-error'
import { fetchText } from '../http.ts'
import { type CheckedConfig, checkConfig } from './check-config.ts'

const configAddress = '/config.json'
const configTimeoutMs = 15_000

/**
 * Loads the runtime configuration of this installation. A file that isn't there or isn't JSON is a problem, too; one
 * that does not arrive says nothing about what is in it: rejects with a RemoteError then.
 */
export async function loadConfig(): Promise<CheckedConfig> {
  let config: unknown
  try {
    config = JSON.parse(await fetchText(configAddress, { timeoutMs: configTimeoutMs }))
  } catch (error) {
    if (error instanceof RemoteError && error.httpStatus !== 404) throw error
    return [{ field: configAddress, expected: 'object' }]
  }
  return checkConfig(config)
}
