import { RemoteError } from '@portal/protocol/remote-error'
import { isOwnPage } from '@portal/protocol/rules/portal-root'
import { exchangeText, type HttpRequest, isPage, pageFetch } from '../http.ts'
import { detectRedirects } from '../redirect-detection.ts'
import { type CheckedConfig, checkConfig } from './check-config.ts'
import { configAddress, configFetch } from './config-request.ts'

const configTimeoutMs = 15_000

/** `npm run build` marks its page so; the same code also serves the demo. */
const isProductionBuild = () => document.documentElement.dataset.build === 'production'

/** The text of the file; throws RemoteError when another file, or none, comes in its place. */
async function fetchConfig(): Promise<string> {
  const label = configAddress
  const request: HttpRequest = {
    label,
    url: configAddress,
    deadline: AbortSignal.timeout(configTimeoutMs),
  }
  const { ok, httpStatus, text } = await detectRedirects(
    pageFetch,
    request,
    exchangeText(configFetch, request),
  )
  if (!ok) throw new RemoteError('http', label, { httpStatus })
  if (isPage(text) && !isOwnPage(text)) throw new RemoteError('intercepted', label, { httpStatus })
  return text
}

/**
 * Loads the runtime configuration of this installation. A missing file or one that isn't JSON is a configuration
 * problem; a failed request isn't.
 * @throws {RemoteError} when the request fails
 */
export async function loadConfig(): Promise<CheckedConfig> {
  let config: unknown
  try {
    config = JSON.parse(await fetchConfig())
  } catch (error) {
    if (error instanceof RemoteError && error.httpStatus !== 404) throw error
    return [{ field: configAddress, expected: 'object' }]
  }
  return checkConfig(config, isProductionBuild())
}
