import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../support/free-port.ts'
import { checkTypes } from './sub-app-types.ts'

const root = resolve(import.meta.dirname, '../../..')
const commandLine = join(root, 'packages/cli/bin/portal.js')
const run = promisify(execFile)

type TemplateName = 'react' | 'react-kit' | 'vue' | 'plain'

export interface NewSubApp {
  readonly folder: string
  /** Serves it with hot reload, on a free port unless one is named; gives its address. */
  dev(port?: number): Promise<string>
  /** Checks its types, builds it and serves what was built; gives its address. */
  preview(): Promise<string>
  edit(file: string, before: string, after: string): Promise<void>
  /** Ends its servers. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/** Runs `portal sub-app …` to its end. */
export async function subAppCommand(...args: readonly string[]) {
  const ran = run(process.execPath, [commandLine, 'sub-app', ...args])
  // A failed command also prints the reason.
  const { stdout, stderr } = await ran.catch((failure: { stdout: string; stderr: string }) => failure)
  return { code: ran.child.exitCode, stdout, stderr }
}

/** Where the workspace has what a template needs: its packages are linked, not downloaded. */
const installed = ['packages/sub-app-stub', 'packages/page-kit', 'tests', '.']

/** Packages that a sub-app has in its own folder. */
const vendored: Readonly<Record<string, string>> = {
  '@portal/sub-app-sdk': 'vendor/portal-sub-app-sdk',
  '@portal/page-kit': 'vendor/portal-page-kit',
}

async function linkDependencies(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  for (const name of names) {
    const target = join(folder, 'node_modules', name)
    await mkdir(dirname(target), { recursive: true })
    const own = vendored[name]
    if (own !== undefined) {
      await symlink(join(folder, own), target, 'junction')
      continue
    }
    for (const place of installed) {
      const source = join(root, place, 'node_modules', name)
      const isThere = await readFile(join(source, 'package.json')).catch(() => undefined)
      if (!isThere) continue
      await symlink(source, target, 'junction')
      break
    }
  }
}

/** Makes a sub-app as its team would, in a folder of the test's own. */
export async function newSubApp(name: string, template: TemplateName): Promise<NewSubApp> {
  const parent = await mkdtemp(join(tmpdir(), 'portal-new-'))
  const created = await subAppCommand('create', name, '--template', template, '--in', parent)
  if (created.code !== 0) throw new Error(created.stderr)
  const folder = join(parent, name)
  await linkDependencies(folder)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const servers: ChildProcessWithoutNullStreams[] = []

  async function serve(args: readonly string[], wanted?: number): Promise<string> {
    const port = wanted ?? (await freePort())
    const server = spawn(process.execPath, [vite, ...args, '--port', String(port), '--strictPort'], {
      cwd: folder,
    })
    servers.push(server)
    // What is not read would stop it in the end.
    server.stderr.resume()
    await readyAt(server)
    return `http://localhost:${port}/`
  }

  async function stop(): Promise<void> {
    for (const server of servers.splice(0)) {
      server.kill()
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    }
  }

  const build = async () => void (await run(process.execPath, [vite, 'build'], { cwd: folder }))

  return {
    folder,
    dev: (port) => serve([], port),
    async preview() {
      await Promise.all([checkTypes(folder), build()])
      return serve(['preview'])
    },
    async edit(file, before, after) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      if (!text.includes(before)) throw new Error(`${file} does not say ${before}`)
      // As many editors do: emptied first, which the dev server must not take for a change.
      await writeFile(path, text.replace(before, after))
    },
    stop,
    async remove() {
      await stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** Vite prints its address once it listens. */
function readyAt(server: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((ready, reject) => {
    let output = ''
    const hear = (text: string) => {
      output += text
      if (/http:\/\/\S+/.test(output)) ready()
    }
    server.stdout.setEncoding('utf8').on('data', hear)
    server.stderr.setEncoding('utf8').on('data', hear)
    server.once('exit', (code) => reject(new Error(`The dev server ended with code ${code}:\n${output}`)))
  })
}
