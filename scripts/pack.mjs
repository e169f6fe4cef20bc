// Packs what other repositories install into the folder packed, or another one: `npm run pack -- FOLDER`.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { join, resolve } = await import('node:path')
    const { prepare } = await import('./prepare/prepare.mjs')
    const { root } = await import('./prepare/workspace.mjs')
    const { packPackages } = await import('./packages/pack-packages.mjs')

    const [folder = join(root, 'packed')] = process.argv.slice(2)
    await prepare()
    for (const file of await packPackages(resolve(folder))) process.stdout.write(`${file}\n`)
  }),
)
