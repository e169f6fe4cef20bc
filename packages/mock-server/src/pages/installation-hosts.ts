import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The origins of http and https that texts anywhere in a value name, each once. */
function originsIn(value: unknown): readonly string[] {
  const origins = new Set<string>()
  JSON.stringify(value, (_name, text) => {
    const isAddress = typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text)
    if (isAddress) origins.add(new URL(text).origin)
    return text
  })
  return [...origins]
}

/** Hosts of pictures are named without a scheme. */
const pictureOriginsIn = (config: unknown): string[] => {
  const { noticePictureHosts: hosts } = Object(config) as { readonly noticePictureHosts?: unknown } // checked below
  return Array.isArray(hosts) ? hosts.map((host) => `https://${host}`) : []
}

export const configName = 'config.json'

/** What `portal up` puts in place of the configuration. */
export interface SubAppChoices {
  /** Sub-apps that the shell mounts from elsewhere than from here, e.g. `{ oms: 'http://localhost:7101/' }`. */
  readonly subAppEntries?: Readonly<Record<string, string>> | undefined
  /** What holds their pages. */
  readonly subAppHosts?: Readonly<Record<string, 'qiankun' | 'iframe'>> | undefined
}

/** The configuration of an installation. Rejects if the file is missing or broken. */
export async function installedConfig(
  folder: string,
  { subAppEntries = {}, subAppHosts = {} }: SubAppChoices,
): Promise<object> {
  const config: { readonly subApps?: object } = JSON.parse(await readFile(join(folder, configName), 'utf8'))
  const subApps: Record<string, object> = { ...config.subApps }
  for (const [name, entry] of Object.entries(subAppEntries)) subApps[name] = { entry }
  for (const [name, host] of Object.entries(subAppHosts)) subApps[name] = { ...subApps[name], host }
  return { ...config, subApps }
}

/** What its pages load from elsewhere and how; of a broken one, which the shell reports, nothing is known. */
export async function policyNeeds(folder: string, choices: SubAppChoices) {
  const config: unknown = await installedConfig(folder, choices).catch(() => ({}))
  const { subApps } = Object(config) as { readonly subApps?: object } // read as unknown
  const hosts = Object.values(Object(subApps)).map((app) => Reflect.get(Object(app), 'host'))
  return {
    /** Other hosts that it names: backend, sub-apps, customer service, pictures of notices. */
    origins: originsIn([config, pictureOriginsIn(config)]),
    /** Whether qiankun runs scripts. */
    needsEval: hosts.length === 0 || hosts.some((host) => host !== 'iframe'),
  }
}
