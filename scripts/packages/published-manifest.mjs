/**
 * @typedef {object} Workspace
 * @property {string} version of all packages
 * @property {Record<string, string>} catalog versions of libraries
 * @property {Record<string, string>} overrides
 * @property {string} node what all of them run on
 */

/**
 * The `package.json` that those who install a package get: with versions in place of the workspace's words, and with
 * compiled files alone.
 * @param {Record<string, any>} own its `package.json` in the checkout
 * @param {import('./published-packages.mjs').Published} published
 * @param {Workspace} workspace
 */
export function publishedManifest(own, published, workspace) {
  const { name, description, license, sideEffects, exports, peerDependenciesMeta } = own
  const { bin, pins = [], bundles = {} } = published
  const dependencies = {
    ...versions(own.dependencies, workspace),
    ...Object.fromEntries(pins.map((pin) => [pin, known(workspace.overrides[pin], pin)])),
  }
  const peerDependencies = versions(own.peerDependencies, workspace)
  return {
    name,
    version: workspace.version,
    description,
    license,
    type: 'module',
    engines: { node: workspace.node },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(exports ? { exports: compiledExports(exports) } : {}),
    ...(bin ? { bin } : {}),
    dependencies,
    ...(Object.keys(bundles).length > 0 ? { bundleDependencies: Object.keys(bundles) } : {}),
    ...(own.peerDependencies ? { peerDependencies } : {}),
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  }
}

/**
 * @param {Record<string, string>} [wanted]
 * @param {Workspace} [workspace]
 */
function versions(wanted = {}, workspace) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, workspace?.version]
      return [name, range === 'catalog:' ? known(workspace?.catalog[name], name) : range]
    }),
  )
}

/**
 * @param {string | undefined} version
 * @param {string} name
 */
function known(version, name) {
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`)
  return version
}

/** @param {Record<string, string | { default: string }>} exports */
const compiledExports = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, target]) => [
      path,
      typeof target === 'string'
        ? target
        : { types: target.default.replace(/\.js$/, '.d.ts'), default: target.default },
    ]),
  )
