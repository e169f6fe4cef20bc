import { callMetadata } from '@portal/protocol/call-metadata'
import { installedCall } from '@portal/protocol/client'
import { isEnvelope } from '@portal/protocol/envelope'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { allowsEval, framingProblems, isAllowed } from '../content-policy.ts'
import { type Finding, ok, problem } from '../sub-app-check/finding.ts'
import { askFor } from '../sub-app-check/served-file.ts'
import { whyNotLoaded } from '../sub-app-check/why-not-loaded.ts'

const patienceMs = 15_000

/** The page of the portal, with the content policy that its server sends. */
interface Site {
  readonly page: URL
  readonly policy: string
}

const ask = (address: URL, { page }: Pick<Site, 'page'>, init: RequestInit = {}) =>
  askFor(address.href, page.origin, { ...init, signal: AbortSignal.timeout(patienceMs) })

/** The findings about one thing; a failed request is one of them. */
async function about(name: string, address: URL, check: () => Promise<string[]>): Promise<Finding[]> {
  const problems = await check().catch((error: unknown) => [whyNotLoaded(address.href, error)])
  return problems.length === 0
    ? [ok(name, `${address.href} can be used.`)]
    : problems.map((remark) => problem(name, remark))
}

const refusedByPolicy = (directive: string, { origin }: URL) =>
  `The content policy of the portal does not allow ${origin}: add it to ${directive}.`

/** Asks what a configuration names as a page of the portal at `url` would. */
export async function checkSite(config: RuntimeConfig, url: string): Promise<Finding[]> {
  const page = new URL(url)
  let policy = ''
  const own = await about('portal', page, async () => {
    const { ok: isThere, status, headers } = await ask(page, { page })
    policy = headers.get('content-security-policy') ?? ''
    return [
      ...(isThere ? [] : [`${url} answers with HTTP ${status}.`]),
      ...(allowsEval(policy) || Object.values(config.subApps).every(({ host }) => host === 'iframe')
        ? []
        : ["Its content policy lacks 'unsafe-eval' in script-src, by which sub-apps are run."]),
    ]
  })
  const site: Site = { page, policy }
  const others = await Promise.all([
    checkBackend(config, site),
    ...Object.entries(config.subApps).map(([name, app]) => checkSubApp(name, app, site)),
  ])
  return [...own, ...others.flat()]
}

/** A call that any backend answers, if only by a refusal; from another origin after a preflight. */
function checkBackend(config: RuntimeConfig, site: Site): Promise<Finding[]> {
  const call = installedCall('getUserInfo', callMetadata.getUserInfo, config.callPaths)
  const address = new URL(config.apiBase + call.path, site.page)
  const sent = ['certificate', 'content-type', ...(config.requestIds === false ? [] : ['x-request-id'])]
  return about('backend', address, async () => {
    const response = await ask(address, site, { headers: { Certificate: 'portal-config-check' } })
    const isBackend = isEnvelope(await response.json().catch(() => undefined)) || response.status === 401
    const problems = isBackend
      ? []
      : [
          `${address.href} answers with HTTP ${response.status} and no envelope: is it the backend, and apiBase right?`,
        ]
    if (address.origin === site.page.origin) return problems
    const preflight = await ask(address, site, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': sent.join(',') },
    })
    const allowed = (preflight.headers.get('access-control-allow-headers') ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
    const refused = allowed.includes('*') ? [] : sent.filter((name) => !allowed.includes(name))
    return [
      ...problems,
      ...sharingProblems(preflight, address, site),
      ...(refused.length > 0
        ? [`${address.origin} refuses the headers ${refused.join(', ')} (Access-Control-Allow-Headers).`]
        : []),
      ...(isAllowed(site.policy, 'connect-src', address, site.page)
        ? []
        : [refusedByPolicy('connect-src', address)]),
    ]
  })
}

function sharingProblems({ headers }: Response, { origin }: URL, { page }: Site): string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (origin === page.origin || allowed === '*' || allowed === page.origin) return []
  return [`${origin} does not allow ${page.origin} (Access-Control-Allow-Origin).`]
}

/** Whether the entry of a sub-app is a page that the portal may load, or show in an iframe. */
function checkSubApp(
  name: string,
  { entry, host = 'qiankun' }: RuntimeConfig['subApps'][string],
  site: Site,
) {
  const address = new URL(entry.replace('{path}', ''), site.page)
  return about(`sub-app ${name}`, address, async () => {
    const response = await ask(address, site)
    const directive = host === 'iframe' ? 'frame-src' : 'connect-src'
    return [
      ...(response.ok && /html/i.test(response.headers.get('content-type') ?? '')
        ? []
        : [`${address.href} answers with HTTP ${response.status} and no page.`]),
      ...(host === 'iframe'
        ? framingProblems(response.headers, address, site.page)
        : sharingProblems(response, address, site)),
      ...(isAllowed(site.policy, directive, address, site.page) ? [] : [refusedByPolicy(directive, address)]),
    ]
  })
}
