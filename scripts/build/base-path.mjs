/** Attributes of the page whose values are addresses, several of them separated by spaces. */
const addresses = /(?<=\s(?:src|href|data-frame|data-deferred)=")[^"]*(?=")/g

/**
 * Writes into the page where the portal is served. Nothing else needs it: scripts and styles use relative addresses.
 * @param {string} html
 * @param {string} base from slash to slash
 */
export function pageAt(html, base) {
  if (base === '/') return html
  const page = html.replace('<html ', `<html data-base="${base}" `)
  if (page === html) throw new Error('The built page has no <html> to say where it is served')
  return page.replace(addresses, (list) => list.replace(/(?<=^| )\//g, base))
}

/**
 * The configuration to begin with, whose backend and sub-apps are below the same path.
 * @param {string} json
 * @param {string} base from slash to slash
 */
export function configAt(json, base) {
  if (base === '/') return json
  const config = JSON.parse(json)
  config.apiBase = base.slice(0, -1)
  for (const subApp of Object.values(config.subApps)) subApp.entry = subApp.entry?.replace(/^\//, base)
  return `${JSON.stringify(config, null, 2)}\n`
}
