import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseSync } from 'vite'

interface Import {
  /** As written in the source. */
  readonly specifier: string
  readonly kind: 'value' | 'type' | 'lazy'
}

export interface Module {
  /** From the root of the repository. */
  readonly file: string
  readonly imports: readonly Import[]
}

const root = resolve(import.meta.dirname, '../..')

const kindOf = (isType: boolean): Import['kind'] => (isType ? 'type' : 'value')

function importsOf(file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      kind: kindOf(entries.length > 0 && entries.every(({ isType }) => isType)),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, kind: kindOf(isType) }] : [],
      ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: code.slice(start, end).replaceAll(/['"`]/g, ''),
      kind: 'lazy' as const,
    })),
  ]
}

/** Every module in some folders, tests included. */
export const modulesIn = (...folders: readonly string[]): Module[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !file.includes('/generated/'))
    .map((file) => ({ file, imports: importsOf(file) }))

/** Every module in a package's `src`. */
export const readModules = (): Module[] =>
  modulesIn(...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`))

/** The path that an import leads to; undefined for one from outside the repository. */
export function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
  return path.startsWith('@portal/') ? path.replace(/^@portal\/([^/]+)/, 'packages/$1/src') : undefined
}

/** Groups of nodes that all reach each other (Tarjan's strongly connected components), single nodes left out. */
export function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  function visit(node: string): number {
    const own = order.size
    let lowest = own
    order.set(node, own)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest)
    }
    if (lowest === own) {
      const circle = stack.splice(stack.indexOf(node))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return lowest
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}
