import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { startNginx } from './support/nginx.ts'

const deploy = resolve(import.meta.dirname, '../../deploy')
/** The user "nobody"; without root the test's own user is without root, too. */
const nobody = process.getuid?.() === 0 ? 65534 : undefined

for (const backend of ['backend.conf', 'class.conf'])
  test(`the configuration of the container starts without root, over files that it can't write, with all sites and ${backend}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-container-'))
    const [etc, srv, tmp] = ['etc', 'srv', 'tmp'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ] // three of three
    const [port, portBelow] = [await freePort(), await freePort()]
    try {
      await cp(join(deploy, 'nginx'), etc, { recursive: true })
      for (const name of ['nginx.conf', 'backend.conf'])
        await cp(join(deploy, 'container', name), join(etc, name))
      const files = await readdir(etc)

      // What the image does.
      const dockerfile = await readFile(join(deploy, 'container/Dockerfile'), 'utf8')
      const expressions = [...dockerfile.matchAll(/-e '(s#[^']+#)'/g)].flatMap(([, one = '']) => ['-e', one])
      await promisify(execFile)('sed', ['-i', ...expressions, ...files.map((name) => join(etc, name))])

      const texts = await Promise.all(files.map((name) => readFile(join(etc, name), 'utf8')))
      // What is in front of a container decides which hosts lead to it.
      const others = ['portal.conf', 'unknown-hosts.conf']
      const isSite = (at: number) => /^server \{/m.test(texts[at] ?? '') && !others.includes(files[at] ?? '')
      const sites = files.filter((_name, at) => isSite(at)).map((name) => `  include ${etc}/${name};\n`)
      const below = `  server {\n    listen ${portBelow};\n    include ${etc}/below-a-path.conf;\n  }\n`
      for (const [at, name] of files.entries()) {
        const text = (texts[at] ?? '')
          .replaceAll(/(?<= )\/(tmp|dev)\//g, `${tmp}/`) // in a test the outputs belong to another user
          .replaceAll('/etc/portal', etc)
          .replaceAll('/srv/portal', srv)
          .replaceAll(/\b8080\b/g, String(port))
          .replace('server mock:8200;', 'server 127.0.0.1:9;')
          .replace('/backend.conf;', `/${backend};`)
          .replace(/(include \S+\/portal\.conf;\n)/, (line) => line + sites.join('') + below)
          .replace(/(?=\n {2}location \/ \{\n {4}try_files)/, `\n  include ${etc}/class-worlds.conf;`)
        await writeFile(join(etc, name), text)
        await chmod(join(etc, name), 0o444)
      }
      await mkdir(join(srv, 'current'), { recursive: true })
      await writeFile(join(srv, 'current/index.html'), 'the portal')
      await mkdir(tmp)
      for (const [path, mode] of [
        [folder, 0o555],
        [etc, 0o555],
        [tmp, 0o777],
      ] as const)
        await chmod(path, mode)

      const nginx = await startNginx(join(etc, 'nginx.conf'), `http://127.0.0.1:${port}/healthz`, nobody)
      const ask = (address: string) =>
        promisify(execFile)('curl', ['-s', '-H', 'Host: portal.example.com', `http://127.0.0.1:${address}`])
      const pages = await Promise.all([ask(`${port}/`), ask(`${portBelow}/portal/`)])
      expect(pages.map(({ stdout }) => stdout)).toEqual(['the portal', 'the portal'])
      expect(await readFile(join(tmp, 'stdout'), 'utf8')).toContain('"GET / ')
      await nginx.stop()
    } finally {
      await chmod(folder, 0o755)
      await rm(folder, { recursive: true, force: true })
    }
  })
