import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sdkDependency, sdkFolder, sdkPackage } from './template.ts'

/**
 * Why a folder's `package.json` is not of a sub-app that has the SDK in its own folder, as the rest of a sentence that
 * begins with the file; undefined where it is.
 */
export function problemInManifest(text: string): string | undefined {
  const expected = `expected "${sdkPackage}": "${sdkDependency}" there, as portal sub-app create writes it`
  const found = dependencyIn(text)
  if (found === undefined) return `is no JSON object; ${expected}`
  if (found === null) return `names no dependency ${sdkPackage}; ${expected}`
  return isVendored(found) ? undefined : `takes ${sdkPackage} from ${JSON.stringify(found)}; ${expected}`
}

/** Package managers write the same folder in several ways. */
const isVendored = (found: unknown) =>
  typeof found === 'string' &&
  found.replace(/^(?:file|link):(?:\.\/)?/, 'file:').replace(/\/$/, '') === sdkDependency

/** Null where none is named; undefined for what is no manifest. */
function dependencyIn(text: string): unknown {
  const manifest = objectIn(text)
  if (!manifest) return undefined
  const named = [manifest.dependencies, manifest.devDependencies].map((one) =>
    isObject(one) ? one[sdkPackage] : null,
  )
  return named.find((one) => one !== undefined && one !== null) ?? null
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
 * Puts a new folder in the place of the one that may be there, which stays as it is until the new one is whole.
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

interface SdkManifest {
  readonly name: string
  readonly version: string
  readonly description: string
}

/**
 * Puts the compiled SDK of the checkout into a sub-app's folder, as a package that any package manager takes. Where that
 * fails, the one that was there stays.
 */
export async function copySdk(checkoutRoot: string, subApp: string): Promise<{ readonly version: string }> {
  const sdk = join(checkoutRoot, 'packages/sub-app-sdk')
  const target = join(subApp, sdkFolder)
  // Our own file, written by the package's own authors.
  const { name, version, description } = JSON.parse(
    await readFile(join(sdk, 'package.json'), 'utf8'),
  ) as SdkManifest
  const manifest = {
    ...{ name, version, description, private: true, type: 'module' },
    exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
    peerDependencies: { react: '>=18', vite: '>=7' },
    peerDependenciesMeta: { react: { optional: true }, vite: { optional: true } },
  }
  await replaceFolder(target, async (fresh) => {
    await mkdir(fresh, { recursive: true })
    await cp(join(sdk, 'dist'), join(fresh, 'dist'), {
      recursive: true,
      filter: (file) => basename(file) !== '.tsbuildinfo' && !file.endsWith('.map'),
    })
    await forgetMaps(join(fresh, 'dist'))
    await writeFile(join(fresh, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  })
  return { version }
}

/** The maps lead to sources that stay here; of each one that is named and missing a dev server complains. */
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
