import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { portalClassPrefixes } from '@portal/protocol/rules/portal-class-prefixes'
import { parse } from 'yaml'

/** A name that may be a folder, a package and a class of CSS at once. */
const sensible = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const maxLength = 40
/** Devices of Windows, which refuses folders of their names. */
const device = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/

/** The error in a new sub-app's name, as the start of a sentence; undefined if valid. */
export function problemInName(name: string): string | undefined {
  if (name.length > maxLength) return `${name.length} characters are too many; ${maxLength} are the most`
  if (device.test(name)) return `${name} is the name of a device on Windows, where no folder may have it`
  const prefix = portalClassPrefixes.find((one) => name.startsWith(one))
  if (prefix)
    return `${name} would be a class of its styles, and classes that begin with ${prefix} are the portal's own`
  if (sensible.test(name)) return undefined
  return `${JSON.stringify(name)} is no name for a sub-app; ${expectedOf(name)}, such as spare-parts`
}

/** What the name lacks, not what it already has. */
function expectedOf(name: string): string {
  if (!/^[a-z0-9-]+$/.test(name)) return 'expected small letters, digits and hyphens'
  if (!/^[a-z]/.test(name)) return 'it must begin with a letter'
  return 'it may have no hyphen at its end, nor two on end'
}

/** What no shell takes for anything but itself. */
const plain = /^[\w./:-]+$/
const plainOnWindows = /^[\w./:\\-]+$/

/** A path for pasting into a command: unquoted if possible, otherwise in quotes that all shells understand. */
export function quotedPath(path: string, platform = process.platform): string {
  if (platform === 'win32') return plainOnWindows.test(path) ? path : `"${path}"`
  // Inside the quotes these still mean something to a POSIX shell.
  return plain.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`
}

export const templateNames = ['react', 'react-kit', 'vue', 'plain'] as const
export type TemplateName = (typeof templateNames)[number]

interface Template {
  /** File of `src` that starts the sub-app. */
  readonly entry: string
  readonly typecheck: string
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
  /** The template that it changes, and files of it that it does without. */
  readonly over?: TemplateName
  readonly without?: readonly string[]
  /** Made with the page kit, which is in its folder beside the SDK. */
  readonly hasPageKit?: true
  /** Versions that the workspace does not have. */
  readonly ownVersions?: Readonly<Record<string, string>>
}

const react = {
  entry: 'main.tsx',
  typecheck: 'tsc',
  dependencies: ['react', 'react-dom', 'react-router-dom'],
  devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
} as const satisfies Template

/** What each template needs; the versions are the workspace's, which run together. */
const templates: Readonly<Record<TemplateName, Template>> = {
  react,
  'react-kit': {
    ...react,
    over: 'react',
    without: ['src/start-page.tsx', 'src/mark.svg'],
    hasPageKit: true,
    // The kit's own needs are the sub-app's: of these, a page has one copy.
    dependencies: [...react.dependencies, '@ant-design/icons', '@tanstack/react-query', 'antd', 'dayjs'],
  },
  vue: {
    entry: 'main.ts',
    typecheck: 'vue-tsc',
    dependencies: ['vue'],
    devDependencies: ['@vitejs/plugin-vue', 'typescript', 'vite', 'vue-tsc'],
    // vue-tsc is written against the compiler in JavaScript, which ends with version 5.
    ownVersions: { typescript: '5.9.3', 'vue-tsc': '3.3.14' },
  },
  plain: { entry: 'main.ts', typecheck: 'tsc', dependencies: [], devDependencies: ['typescript', 'vite'] },
}

/** Folder of the SDK inside a sub-app: so that it needs neither a registry of ours nor this checkout. */
export const sdkFolder = 'vendor/portal-sub-app-sdk'
export const sdkPackage = '@portal/sub-app-sdk'
export const sdkDependency = `file:${sdkFolder}`

/** Folder of the page kit inside a sub-app that is made with it. */
export const pageKitFolder = 'vendor/portal-page-kit'
export const pageKitPackage = '@portal/page-kit'

export const hasPageKit = (template: TemplateName): boolean => templates[template].hasPageKit === true

type Versions = Readonly<Record<string, string>>

/** What runs the tests of a sub-app beside our own packages. */
const testRunner = '@playwright/test'

/**
 * The `package.json` of a new sub-app.
 * @param catalog versions by package name
 * @param testPackages our own packages that its tests are made with; without them it has no tests
 */
export function manifestOf(name: string, template: TemplateName, catalog: Versions, testPackages?: Versions) {
  const { typecheck, dependencies, devDependencies, ownVersions = {} } = templates[template]
  const versions = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((one) => {
        const version = ownVersions[one] ?? catalog[one]
        if (version === undefined) throw new RangeError(`The workspace has no version of ${one}`)
        return [one, version]
      }),
    )
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'vite build',
      preview: 'vite preview',
      typecheck: `${typecheck} --noEmit`,
      ...(testPackages ? { test: 'playwright test' } : {}),
    },
    dependencies: {
      [sdkPackage]: sdkDependency,
      ...(hasPageKit(template) ? { [pageKitPackage]: `file:${pageKitFolder}` } : {}),
      ...versions(dependencies),
    },
    devDependencies: testPackages
      ? sorted({ ...versions([...devDependencies, testRunner]), ...testPackages })
      : versions(devDependencies),
    engines: { node: '>=20.19.0' },
  }
}

/** As npm writes them. */
const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)))

interface NewSubApp {
  readonly name: string
  readonly template: TemplateName
  readonly folder: string
  readonly testPackages?: Versions | undefined
}

/** A row of the table of commands, for a sub-app that has tests. */
const testCommand =
  '| `npm test`          | builds it and tests it in a portal of its own: see `tests/README.md` |\n'

/** Writes the files of a template into an empty folder, with the name in its places. */
export async function copyTemplate(
  checkoutRoot: string,
  { name, template, folder, testPackages }: NewSubApp,
): Promise<void> {
  const fill = (text: string) =>
    text
      .replaceAll('__NAME__', name)
      .replaceAll('__ENTRY__', templates[template].entry)
      .replaceAll('__TEST_COMMAND__', testPackages ? testCommand : '')
  const { over, without = [] } = templates[template]
  const tests = testPackages
    ? ['tests/common', `tests/${hasPageKit(template) ? 'order-list' : 'start-page'}`]
    : []
  for (const part of ['common', ...(over ? [over] : []), template, ...tests]) {
    const source = join(checkoutRoot, 'packages/cli/templates', part)
    const files = await readdir(source, { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) {
      const path = join(file.parentPath, file.name)
      if (without.some((one) => path === join(source, one))) continue
      // A file of that name would change what this checkout ignores.
      const target = join(folder, path.slice(source.length)).replace(/gitignore$/, '.gitignore')
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, fill(await readFile(path, 'utf8')))
    }
  }
  // Our own file; it is checked where a version is missing.
  const { catalog } = parse(await readFile(join(checkoutRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const manifest = manifestOf(name, template, catalog, testPackages)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
