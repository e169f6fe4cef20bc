import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import type { Checkout } from '../installation.ts'
import { namedByProject, packedIn } from '../sub-app-kit/running-sub-apps.ts'
import { copySdk, namesPageKit, problemInManifest } from '../sub-app-kit/sdk-package.ts'
import {
  copyTemplate,
  hasPageKit,
  quotedPath,
  sdkFolder,
  type TemplateName,
} from '../sub-app-kit/template.ts'

interface CreateOptions {
  readonly template: TemplateName
  /** The folder that gets the new one. */
  readonly in: string
  /** A folder with the packed packages that its tests are made with. */
  readonly packages?: string
  readonly json?: true
}

/** Creates a sub-app that runs standalone and in the portal, in a folder of its name. */
export async function createSubApp(name: string, options: CreateOptions, context: Context): Promise<void> {
  const { checkout, terminal } = context
  const folder = resolve(options.in, name)
  await requireFolder(resolve(options.in))
  await requireNothingAt(folder)
  const testPackages = await testPackagesFor(folder, options, checkout)
  await copyTemplate(checkout.root, { name, template: options.template, folder, testPackages })
  const withPageKit = hasPageKit(options.template)
  const sdk = await copySdk(checkout.root, folder, { withPageKit })
  if (options.json) {
    terminal.result(JSON.stringify({ name, template: options.template, folder, sdk: sdk.version }))
    return
  }
  terminal.result(
    [
      `The sub-app ${name} is in ${folder}`,
      '',
      'To run it by itself, with hot reload:',
      `  cd ${quotedPath(folder)}`,
      '  npm install',
      '  npm run dev',
      '',
      'To see it in the portal meanwhile, from there or from the other address that it prints:',
      '  portal sub-app link oms http://localhost:7101',
      '',
      `where portal stands for ${commandOf(checkout)}`,
      '',
      ...(testPackages
        ? ['To run its tests, in a portal that they start themselves:', '  npm test']
        : ['It has no tests; with --packages and a folder of the packed packages it gets some.']),
    ].join('\n'),
  )
}

const isInstalled = ({ root, dataHome }: Checkout) => dataHome !== root

/** A checkout is no package: there they must be packed and named. */
function testPackagesFor(folder: string, { packages }: CreateOptions, checkout: Checkout) {
  if (packages !== undefined) return packedIn(resolve(packages), folder)
  return isInstalled(checkout)
    ? namedByProject(process.cwd(), { version: checkout.version, subApp: folder })
    : undefined
}

const commandOf = (checkout: Checkout): string =>
  isInstalled(checkout)
    ? 'npx portal'
    : `node ${quotedPath(join(checkout.root, 'packages/cli/bin/portal.js'))}`

/** @throws {Failure} when a file is in the place of the folder */
async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (found === undefined && dirname(folder) !== folder) return requireFolder(dirname(folder))
  if (found?.isDirectory() === false)
    throw new Failure(`${folder} is a file, not a folder; name another by --in.`)
}

/** @throws {Failure} when something is there: nothing is ever overwritten */
async function requireNothingAt(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return ['a file']
    throw error
  })
  if (found.length > 0)
    throw new Failure(`${folder} exists already; choose another name, or another folder by --in.`)
}

/** Brings the SDK inside a sub-app's folder to the version of this checkout. */
export async function updateSubApp(
  folder: string,
  options: { json?: true },
  context: Context,
): Promise<void> {
  const { checkout, terminal } = context
  const file = join(folder, 'package.json')
  const manifest = await readFile(file, 'utf8').catch(() => undefined)
  if (manifest === undefined) throw new Failure(`${folder} holds no sub-app: it has no package.json.`)
  const trouble = problemInManifest(manifest)
  if (trouble) throw new Failure(`${folder} holds no sub-app with an SDK of its own: ${file} ${trouble}.`)
  const { version } = await copySdk(checkout.root, folder, { withPageKit: namesPageKit(manifest) })
  const target = join(folder, sdkFolder)
  terminal.result(
    options.json ? JSON.stringify({ folder: target, version }) : `${target} has version ${version} now.`,
  )
}
