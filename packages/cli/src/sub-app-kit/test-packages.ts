import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { Failure } from '../failure.ts'

/** Our own package for tests. */
const testingPackage = '@portal/testing'

/** With all of our packages that it needs: npm doesn't find packages given as files by itself. */
const needed = [testingPackage, '@portal/cli', '@portal/mock-server', '@portal/protocol', '@portal/store']

type Versions = Readonly<Record<string, string>>

/**
 * The packed packages of a folder, as dependencies of a sub-app.
 * @throws {Failure} naming the folder and what is missing
 */
export async function packedIn(folder: string, subApp: string): Promise<Versions> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `The folder ${folder} cannot be read (${error.code}); expected one with packed packages.`,
    )
  })
  const entries = needed.map((name) => {
    const start = `${name.replace('@', '').replace('/', '-')}-`
    const file = files.find((one) => one.startsWith(start) && one.endsWith('.tgz'))
    if (file === undefined)
      throw new Failure(
        `${folder} holds no ${start}VERSION.tgz; expected the packages as npm run pack -- ${folder} writes them in a checkout of the portal.`,
      )
    return [name, fileSpec(subApp, join(folder, file))] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Where the calling project gets these packages from, as dependencies of a sub-app: from the nearest `package.json`
 * that names one. Undefined if it lacks the testing package.
 * @param version of the registry, for a command without a project
 */
export async function namedByProject(
  from: string,
  { version, subApp }: { version: string; subApp: string },
): Promise<Versions | undefined> {
  const manifest = await readFile(join(from, 'package.json'), 'utf8').catch(() => undefined)
  const named = manifest === undefined ? {} : portalDependencies(manifest)
  if (Object.keys(named).length === 0) {
    const above = dirname(from)
    return above === from ? { [testingPackage]: version } : namedByProject(above, { version, subApp })
  }
  if (named[testingPackage] === undefined) return undefined
  return Object.fromEntries(
    Object.entries(named).map(([name, spec]) => {
      const [, file] = /^file:(.+)$/.exec(spec) ?? []
      return [name, file === undefined ? spec : fileSpec(subApp, resolve(from, file))]
    }),
  )
}

const fileSpec = (subApp: string, file: string) => `file:${relative(subApp, file).replaceAll('\\', '/')}`

function portalDependencies(text: string): Versions {
  const manifest = parsed(text)
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  return Object.fromEntries(
    needed.flatMap((name) => (typeof all[name] === 'string' ? [[name, all[name]] as const] : [])),
  )
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, unknown>>
  readonly devDependencies?: Readonly<Record<string, unknown>>
}

/** An invalid manifest names nothing. */
function parsed(text: string): Manifest {
  try {
    // Of its parts only those are used that are strings.
    return Object(JSON.parse(text)) as Manifest
  } catch {
    return {}
  }
}
