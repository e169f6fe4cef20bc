import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../prepare/failure.mjs'
import { run, runNode } from '../prepare/run.mjs'
import { root } from '../prepare/workspace.mjs'
import { publishedPackages, stagePackage } from './stage-package.mjs'

/**
 * Writes a tarball of every package that others install.
 * @param {string} out
 * @returns {Promise<string[]>} their files
 */
export async function packPackages(out) {
  const workspace = await readWorkspace()
  const bundled = await runNode([join(root, 'scripts/build/bundle-command.mjs'), '--clean'])
  if (bundled.code !== 0)
    throw new Failure(`${bundled.output}\nThe command line could not be bundled; see above.`)
  const staged = await mkdtemp(join(tmpdir(), 'portal-pack-'))
  try {
    await mkdir(out, { recursive: true })
    const folderOf = (/** @type {{ name: string }} */ { name }) => join(staged, name)
    for (const one of publishedPackages) await stagePackage(one, workspace, folderOf(one))
    const folders = publishedPackages.map(folderOf)
    const windows = process.platform === 'win32'
    const { code, output } = await run(
      windows ? 'npm.cmd' : 'npm',
      ['pack', ...folders, '--pack-destination', out, '--ignore-scripts', '--loglevel=error'],
      { shell: windows, cwd: staged },
    )
    if (code !== 0) throw new Failure(`${output}\nThe packages could not be packed; see above.`)
    const names = output.split('\n').filter((line) => line.endsWith('.tgz'))
    return names.map((name) => join(out, name))
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** @returns {Promise<import('./stage-package.mjs').Workspace>} */
async function readWorkspace() {
  const { parse } = createRequire(join(root, 'packages/store/package.json'))('yaml')
  const { catalog, overrides } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const { version, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return { version, catalog, overrides, node: engines.node }
}
