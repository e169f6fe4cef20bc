import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pageKitFolder, pageKitPackage, sdkDependency, sdkFolder, sdkPackage } from './template.ts'

/**
 * Why a folder's `package.json` doesn't belong to a sub-app with its own copy of the SDK, as the continuation of a
 * sentence that starts with the file; undefined if it does.
 */
export function problemInManifest(text: string): string | undefined {
  const expected = `expected "${sdkPackage}": "${sdkDependency}" there, as portal sub-app create writes it`
  const found = dependencyIn(text, sdkPackage)
  if (found === undefined) return `is no JSON object; ${expected}`
  if (found === null) return `names no dependency ${sdkPackage}; ${expected}`
  return isVendored(found) ? undefined : `takes ${sdkPackage} from ${JSON.stringify(found)}; ${expected}`
}

/** Whether a sub-app is made with the page kit. */
export const namesPageKit = (text: string): boolean => isDependency(dependencyIn(text, pageKitPackage))

const isDependency = (found: unknown) => found !== undefined && found !== null

/** Package managers write the same folder in several ways. */
const isVendored = (found: unknown) =>
  typeof found === 'string' &&
  found.replace(/^(?:file|link):(?:\.\/)?/, 'file:').replace(/\/$/, '') === sdkDependency

/** Null if none is named; undefined for an invalid manifest. */
function dependencyIn(text: string, name: string): unknown {
  const manifest = objectIn(text)
  if (!manifest) return undefined
  const named = [manifest.dependencies, manifest.devDependencies].map((one) =>
    isObject(one) ? one[name] : null,
  )
  return named.find(isDependency) ?? null
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Replaces a folder, which stays as it is until the new one is complete.
 * @param write fills the new one, in a folder beside it
 */
async function replaceFolder(folder: string, write: (fresh: string) => Promise<void>): Promise<void> {
  const [fresh, old] = [`${folder}.new`, `${folder}.old`]
  // What a run has left that was killed.
  await remove(fresh)
  try {
    await write(fresh)
    await remove(old)
    await rename(folder, old).catch(unlessMissing)
    try {
      await rename(fresh, folder)
    } catch (error) {
      await rename(old, folder).catch(unlessMissing)
      throw error
    }
  } finally {
    await remove(fresh)
  }
  await remove(old)
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly exports: Readonly<Record<string, { readonly default: string }>>
  readonly sideEffects?: readonly string[]
}

/** A compiled package of the checkout as any package manager takes it. */
interface Vendored {
  readonly source: string
  readonly target: string
  /** Beyond name, version and description. */
  readonly manifest: (own: PackageManifest) => object
}

const sdk: Vendored = {
  source: 'packages/sub-app-sdk',
  target: sdkFolder,
  manifest: () => ({
    exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
    peerDependencies: { react: '>=18', vite: '>=7' },
    peerDependenciesMeta: { react: { optional: true }, vite: { optional: true } },
  }),
}

const pageKit: Vendored = {
  source: 'packages/page-kit',
  target: pageKitFolder,
  manifest: ({ exports, sideEffects }) => ({
    sideEffects,
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, { default: script }]) => [
        name,
        { types: script.replace(/\.js$/, '.d.ts'), default: script },
      ]),
    ),
    peerDependencies: { [sdkPackage]: '*', antd: '>=6', react: '>=19' },
  }),
}

/**
 * Copies the checkout's compiled SDK into a sub-app's folder, and the page kit if it uses that. On failure the previous
 * copies stay.
 */
export async function copySdk(
  checkoutRoot: string,
  subApp: string,
  { withPageKit }: { readonly withPageKit: boolean },
): Promise<{ readonly version: string }> {
  if (withPageKit) await copyPackage(checkoutRoot, subApp, pageKit)
  return copyPackage(checkoutRoot, subApp, sdk)
}

/** Documents for sub-app teams, who may have nothing else of the checkout. */
const guides = ['sub-apps.md', 'sub-apps-reference.md', 'existing-pages.md']

async function copyGuides(checkoutRoot: string, folder: string): Promise<void> {
  await mkdir(folder)
  for (const guide of guides) {
    const text = await readFile(join(checkoutRoot, 'docs', guide), 'utf8')
    // A link to a missing file is reduced to its text.
    const linked = text.replace(
      /\[([^\]]+)\]\(([^)#]*)[^)]*\)/g,
      (link: string, words: string, file: string) => (file === '' || guides.includes(file) ? link : words),
    )
    await writeFile(join(folder, guide), linked)
  }
}

async function copyPackage(checkoutRoot: string, subApp: string, vendored: Vendored) {
  const source = join(checkoutRoot, vendored.source)
  // Our own file, written by the package's own authors.
  const own = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as PackageManifest
  const { name, version, description } = own
  const manifest = { name, version, description, private: true, type: 'module', ...vendored.manifest(own) }
  await replaceFolder(join(subApp, vendored.target), async (fresh) => {
    await mkdir(fresh, { recursive: true })
    await cp(join(source, 'dist'), join(fresh, 'dist'), {
      recursive: true,
      filter: (file) => basename(file) !== '.tsbuildinfo' && !file.endsWith('.map'),
    })
    await forgetMaps(join(fresh, 'dist'))
    if (vendored === sdk) await copyGuides(checkoutRoot, join(fresh, 'docs'))
    await writeFile(join(fresh, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  })
  return { version }
}

/** Source maps refer to sources that are not copied; a dev server would warn about each. */
async function forgetMaps(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => join(folder, file))
  await Promise.all(
    scripts.map(async (script) => {
      const text = await readFile(script, 'utf8')
      await writeFile(script, text.replace(/^\/\/# sourceMappingURL=.*$/m, ''))
    }),
  )
}
