import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a build: its name, with its hash, and what it is. */
const hashed = /^(.+-)([\w-]{8})(\.(?:js|css|svg))$/

/**
 * The next build after a change everywhere: as the bundler would, it gives each file another name, and other files call it by
 * that name.
 */
export async function makeNextBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true })
  const assets = join(to, 'assets')
  const files = await readdir(assets)
  await Promise.all(files.filter((name) => /\.(gz|br)$/.test(name)).map((name) => rm(join(assets, name))))
  const names = files.filter((name) => hashed.test(name))
  const all = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (name: string) => name.replace(hashed, '$1next$2$3')
  const rewrite = async (path: string) => {
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(all, renamed))
  }
  await Promise.all([
    rewrite(join(to, 'index.html')),
    ...names.map(async (name) => {
      await rewrite(join(assets, name))
      await rename(join(assets, name), join(assets, renamed(name)))
    }),
  ])
}
