import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sdkFolder } from './template.ts'

interface SdkManifest {
  readonly name: string
  readonly version: string
  readonly description: string
}

/** Puts the compiled SDK of the checkout into a sub-app's folder, as a package that any package manager takes. */
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
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await cp(join(sdk, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (file) => basename(file) !== '.tsbuildinfo' && !file.endsWith('.map'),
  })
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { version }
}
