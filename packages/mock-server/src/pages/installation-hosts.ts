import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The origins of http and https that texts anywhere in a value name, each once. */
export function originsIn(value: unknown): readonly string[] {
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

/**
 * Other hosts that an installation names in its `config.json`: backend, sub-apps, customer service, pictures of
 * notices. None if the file is missing or broken, which the shell reports.
 */
export const hostsOfInstallation = (folder: string): Promise<readonly string[]> =>
  readFile(join(folder, 'config.json'), 'utf8').then(
    (text) => {
      try {
        const config: unknown = JSON.parse(text)
        return originsIn([config, pictureOriginsIn(config)])
      } catch {
        return []
      }
    },
    () => [],
  )
