import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { misbehaviourNames as codeTroubles, type Misbehaviour } from '@portal/protocol/control/misbehaviours'

/** Trouble with the files themselves. */
const fileTroubles = ['no-script', 'html-script', 'broken-script'] as const
type FileTrouble = (typeof fileTroubles)[number]

export const misbehaviourNames = [...fileTroubles, ...codeTroubles] as const
export type MisbehaviourName = FileTrouble | Misbehaviour

const isFileTrouble = (name: MisbehaviourName): name is FileTrouble =>
  (fileTroubles as readonly string[]).includes(name) // widened for the lookup only

interface ServedFolder {
  readonly path: string
  /** Takes away what was made for it. */
  remove(): Promise<void>
}

/** The built sub-app as it is, or a copy of it in which something is wrong. */
export async function servedFolder(built: string, misbehave?: MisbehaviourName): Promise<ServedFolder> {
  if (misbehave === undefined) return { path: built, remove: async () => {} }
  const path = await mkdtemp(join(tmpdir(), 'portal-sub-app-'))
  await cp(built, path, { recursive: true })
  await (isFileTrouble(misbehave) ? corruptScripts(path, misbehave) : markPage(path, misbehave))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

const corruptedFiles: Readonly<Record<Exclude<FileTrouble, 'no-script'>, string>> = {
  'html-script': '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>',
  'broken-script': 'throw new Error("Planned misbehaviour: script")',
}

async function corruptScripts(folder: string, trouble: FileTrouble): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.js(\.br)?$/.test(name)) continue
    const file = join(folder, name)
    if (trouble === 'no-script' || name.endsWith('.br')) await rm(file)
    else await writeFile(file, corruptedFiles[trouble])
  }
}

/** The stand-ins read their misbehaviours from their page. */
async function markPage(folder: string, misbehave: MisbehaviourName): Promise<void> {
  await rm(join(folder, 'index.html.br'), { force: true })
  const file = join(folder, 'index.html')
  const page = await readFile(file, 'utf8')
  await writeFile(file, page.replace('data-sub-app=', `data-misbehave="${misbehave}" data-sub-app=`))
}
