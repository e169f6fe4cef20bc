import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { replaceFolder } from './replace-folder.ts'
import { sdkFolder } from './template.ts'

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
