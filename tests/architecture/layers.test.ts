import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn, type Module, modulesIn, readModules, targetOf } from './import-graph.ts'

/** What each folder may import besides itself, and with it all that those folders may import. */
const below: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  store: ['protocol'],
  'mock-server': ['store'],
  cli: ['mock-server'],
  testing: ['mock-server'],
  'sub-app-sdk': [],
  'page-kit': ['sub-app-sdk'],
  'sub-app-host': ['protocol', 'sub-app-sdk'],
  'sub-app-stub': ['protocol', 'page-kit'],
  'control-panel': ['protocol'],
  'shell/testing': ['protocol'],
  'shell/lib': ['shell/testing', 'sub-app-host', 'page-kit'],
  'shell/session': ['shell/lib'],
  'shell/menu': ['shell/session'],
  'shell/features': ['shell/menu'],
  'shell/frame': ['shell/features'],
  'shell/app': ['shell/frame'],
  'shell/bootstrap': ['shell/app'],
}

const mayImport = (from: string, to: string): boolean =>
  from === to || (below[from]?.some((folder) => mayImport(folder, to)) ?? false)

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** A package, or a folder of the shell as `shell/lib`. */
function layerOf(path: string): string {
  const [, name = '', , folder] = path.split('/')
  return name === 'shell' ? `shell/${folder}` : name
}

const isForTests = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** The folder of a feature; their list beside the folders belongs to none. */
const featureOf = (path: string) => path.match(/^packages\/shell\/src\/features\/([^/]+)\//)?.[1]

/** The rule that an import breaks, if any. */
function brokenRule(file: string, specifier: string): string | undefined {
  const from = layerOf(file)
  const target = targetOf(file, specifier)
  if (!below[from]) return `${from} is missing in the table of layers`
  if (/^qiankun(\/|$)/.test(specifier) && from !== 'sub-app-host')
    return 'only the host of sub-apps imports qiankun'
  if (!target?.startsWith('packages/')) return undefined
  const isRelative = specifier.startsWith('.')
  const isOwn = packageOf(target) === packageOf(file)
  if (isRelative !== isOwn || /^@portal\/.*\/src\//.test(specifier))
    return 'a package imports another by its name'
  if (isOwn && !target.startsWith(`${packageOf(file)}/src/`)) return undefined
  if (target.includes('/testing/') && !isForTests(file)) return 'only tests import test helpers'
  // A helper may start the whole portal around the layer under test.
  if (file.includes('/testing/')) return undefined
  if (!mayImport(from, layerOf(target))) return `${from} must not import ${layerOf(target)}`
  const features = [featureOf(file), featureOf(target)]
  return features[0] && features[1] && features[0] !== features[1]
    ? 'a feature imports no other feature'
    : undefined
}

interface Edge {
  readonly file: string
  readonly target: string
  readonly kind: string
}

/** The ends of an import as neighbours, a folder or a file each: both paths up to where they part. */
function neighbours({ file, target }: Edge): [string, string] {
  const [from, to] = [file.split('/'), target.split('/')]
  const depth = from.findIndex((part, index) => part !== to[index]) + 1
  return [from.slice(0, depth).join('/'), to.slice(0, depth).join('/')]
}

const isFile = (path: string) => /\.tsx?$/.test(path)

/** A message for each circle, with one import for each of its arrows. */
function circles(what: 'files' | 'folders', edges: readonly Edge[], ends: (edge: Edge) => [string, string]) {
  const arrows = new Map<string, Map<string, string>>()
  for (const edge of edges) {
    const [from, to] = ends(edge)
    if (from === to) continue
    const out = arrows.get(from) ?? new Map<string, string>()
    arrows.set(from, out.set(to, `${edge.file} imports ${edge.target}`))
  }
  const found = circlesIn(new Map([...arrows].map(([from, to]) => [from, new Set(to.keys())])))
  return found
    .filter((circle) => what === 'files' || !circle.every(isFile))
    .map((circle) => {
      const inside = circle.flatMap((from) => circle.flatMap((to) => arrows.get(from)?.get(to) ?? []))
      const place = posix.dirname(circle[0] ?? '')
      return `circle of ${what} in ${place}:\n  ${inside.join('\n  ')}`
    })
}

function violationsIn(modules: readonly Module[]): string[] {
  const edges = modules.flatMap(({ file, imports }) =>
    imports.map(({ specifier, kind }) => ({ file, target: targetOf(file, specifier) ?? '', kind })),
  )
  const inPackage = ({ file, target }: Edge) =>
    target.startsWith(`${packageOf(file)}/src/`) && !isForTests(file)
  return [
    ...modules.flatMap(({ file, imports }) =>
      imports.flatMap(({ specifier }) => {
        const rule = brokenRule(file, specifier)
        return rule ? [`${file} imports ${specifier}: ${rule}`] : []
      }),
    ),
    ...circles(
      'files',
      edges.filter(({ kind }) => kind === 'value'),
      ({ file, target }) => [file, target],
    ),
    ...circles('folders', edges.filter(inPackage), neighbours),
  ]
}

test('imports follow the layers, and neither files nor folders form a circle', () => {
  expect(violationsIn(readModules())).toEqual([])
})

test('the command imports no file outside its package, and a script none inside it', () => {
  const command = 'packages/cli/'
  const crossing = modulesIn(`${command}bin`, `${command}src`, 'scripts').flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => specifier.startsWith('.') && !isForTests(file))
      .map(({ specifier }) => ({ file, target: posix.join(posix.dirname(file), specifier) }))
      .filter(({ target }) => file.startsWith(command) !== target.startsWith(command))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(crossing).toEqual([])
})

test('what runs before the installation imports nothing that is to be installed', () => {
  const modules = new Map(modulesIn('scripts', 'packages/cli/bin').map((module) => [module.file, module]))
  const reached = new Set([...modules.keys()].filter((file) => /^scripts\/[^/]+$|\/portal\.js$/.test(file)))
  const installed: string[] = []
  for (const file of reached)
    for (const { specifier, kind } of modules.get(file)?.imports ?? []) {
      // The first modules load the others one by one; what these load in turn is loaded when it is needed.
      if (kind === 'lazy' && posix.dirname(file) !== 'scripts') continue
      if (specifier.startsWith('.')) reached.add(posix.join(posix.dirname(file), specifier))
      else if (/^[@a-z][\w./-]*$/.test(specifier)) installed.push(`${file} imports ${specifier}`)
    }
  expect(installed).toEqual([])
})

const shell = 'packages/shell/src'

describe('finds', () => {
  test.each([
    ['packages/store/src/some.ts', '@portal/mock-server/app'],
    ['packages/store/src/some.ts', '../../mock-server/src/app.ts'],
    ['packages/sub-app-stub/src/some.ts', '@portal/store/store'],
    ['packages/sub-app-host/src/some.ts', '@portal/shell/lib/http'],
    [`${shell}/features/tabs/some.ts`, 'qiankun'],
    [`${shell}/features/sub-apps/adapter/some.ts`, '../../tabs/model.ts'],
    [`${shell}/lib/api/some.ts`, '../../session/session-store.ts'],
    [`${shell}/lib/some.ts`, '../testing/fake-backend.ts'],
  ])('%s importing %s', (file, specifier) => {
    expect(violationsIn([{ file, imports: [{ specifier, kind: 'type' }] }])).toHaveLength(1)
  })

  test('a circle of files, unless it is closed by a type or a lazy import', () => {
    const circle = (kind: 'value' | 'type' | 'lazy'): Module[] => [
      { file: 'packages/cli/src/a.ts', imports: [{ specifier: './b.ts', kind: 'value' }] },
      { file: 'packages/cli/src/b.ts', imports: [{ specifier: './a.ts', kind }] },
    ]
    expect(violationsIn(circle('value'))).toHaveLength(1)
    expect(violationsIn(circle('type'))).toEqual([])
    expect(violationsIn(circle('lazy'))).toEqual([])
  })

  test('a circle of folders, also by way of a third and by types', () => {
    const modules = ['ui/a.ts', 'api/b.ts', 'i18n/c.ts'].map((file, index, files) => ({
      file: `${shell}/lib/${file}`,
      imports: [{ specifier: `../${files[(index + 1) % files.length]}`, kind: 'type' as const }],
    }))
    expect(violationsIn(modules)).toHaveLength(1)
  })
})
