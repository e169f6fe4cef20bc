import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../prepare/failure.mjs'
import { root } from '../prepare/workspace.mjs'

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

const built = join(root, 'packages/shell/dist')

/**
 * Copies the built portal to where a web server takes it from, with the configuration to fill in.
 * @param {import('./options.mjs').BuildOptions} options
 * @returns {Promise<string>} what to tell the person at the terminal
 */
export async function assemble({ out, base, isDemo }) {
  await replaceFolder(out)
  await cp(built, out, { recursive: true })
  const page = join(out, 'index.html')
  const html = pageAt(await readFile(page, 'utf8'), base)
  await writeFile(page, isDemo ? html : marked(html))
  const config = isDemo ? 'fixtures/companies/yanchuan/public/config.json' : 'deploy/config.json'
  await writeFile(join(out, 'config.json'), configAt(await readFile(join(root, config), 'utf8'), base))
  const next = isDemo
    ? 'It is the demo: not for production.'
    : 'Set cipherKey in config.json before it starts.'
  const place = base === '/' ? '' : `, to be served at ${base}`
  return `The portal is in ${out}${place}. ${next} How to serve it: docs/deployment.md`
}

/**
 * Marks the page as a production build, which refuses the demo's configuration.
 * @param {string} html
 */
function marked(html) {
  const page = html.replace('<html ', '<html data-build="production" ')
  if (page === html) throw new Error('packages/shell/dist/index.html has no <html> to mark')
  return page
}

/**
 * An earlier build is removed; a folder with anything else is left alone.
 * @param {string} out
 */
async function replaceFolder(out) {
  const isForeign = existsSync(out) && !existsSync(join(out, 'index.html')) && (await readdir(out)).length > 0
  if (isForeign)
    throw new Failure(`${out} holds something else than a build; name an empty folder with --out`)
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
}
