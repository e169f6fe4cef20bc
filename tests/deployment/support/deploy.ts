import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { assemble } from '../../../scripts/build/assemble.mjs'
import { freePort } from '../../support/free-port.ts'
import { hasHttp2Directive, startNginx } from './nginx.ts'

const root = resolve(import.meta.dirname, '../../..')
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export interface SetUp {
  /** Where the portal is on a host with other applications; else it has a host of its own. */
  readonly base?: string
  /** Further servers of the backend, each world's requests going to one of them all. */
  readonly otherServers?: readonly string[]
  /** Whether backend and sub-apps have origins of their own. */
  readonly hasOtherOrigins?: boolean
  /** Whether nginx has the module that serves built files as brotli. */
  readonly hasBrotli?: boolean
  /** Whether it is served by TLS, with a certificate that no browser trusts. */
  readonly isEncrypted?: boolean
  /** An address whose word counts for where people come from. */
  readonly trustedProxy?: string
}

/** Serves the portal with the real nginx and the configuration of deploy/nginx, as in docs/deployment.md. */
export async function deploy(backend: string, setUp: SetUp = {}) {
  const { base = '/', hasOtherOrigins = false, isEncrypted = false, hasBrotli = false } = setUp
  const { otherServers, trustedProxy } = setUp
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const [etc, srv, log] = ['etc', 'srv', 'log'].map((name) => join(folder, name)) as [string, string, string] // three of three
  await Promise.all(
    [etc, join(srv, 'kept/assets'), join(srv, 'builds'), log].map((path) => mkdir(path, { recursive: true })),
  )
  const ports = {
    'portal.example.com': await freePort(),
    'api.example.com': await freePort(),
    'apps.example.com': await freePort(),
    'intranet.example.com': await freePort(),
  }
  const tlsPort = await freePort()
  // Without a name of its own a browser's TLS doesn't say which one it wants.
  const hostName = isEncrypted ? 'localhost' : '127.0.0.1'
  const originOf = (host: keyof typeof ports) => `http://${hostName}:${ports[host]}`
  const isBelowPath = base !== '/'
  const ownUrl = isEncrypted ? `https://${hostName}:${tlsPort}` : originOf('portal.example.com')
  const url = isBelowPath ? originOf('intranet.example.com') + base.slice(0, -1) : ownUrl
  const [apps, calls] = hasOtherOrigins
    ? [originOf('apps.example.com'), originOf('api.example.com')]
    : ['', '']

  /** As docs/deployment.md has it, for either age of nginx. */
  const http2 = (await hasHttp2Directive()) ? ['ssl', 'http2 on;'] : ['ssl http2', '']
  const tls = `listen 127.0.0.1:${tlsPort} ${http2.join('; ')} ssl_certificate ${etc}/tls.pem; ssl_certificate_key ${etc}/tls.key;`
  const unknownHosts = [
    ...Object.values(ports).map((port) => `listen 127.0.0.1:${port} default_server;`),
    isEncrypted
      ? `listen 127.0.0.1:${tlsPort} ${http2.join(' default_server; ')} ssl_reject_handshake on;`
      : '',
  ].join('\n')
  if (isEncrypted) await makeCertificate(etc)
  const serverAt = (at: number) =>
    `127.0.0.1:${new URL([backend, backend, ...(otherServers ?? [])][at] ?? backend).port}`
  /** The files of deploy/nginx with what a person sets in them, and folders below one of the test. */
  const asSetUp = (text: string): string =>
    text
      .replaceAll('/etc/portal', etc)
      .replaceAll('/srv/portal', srv)
      .replaceAll('/var/log/nginx', log)
      .replace('/run/nginx.pid', `${folder}/nginx.pid`)
      .replaceAll(/(?<=server )127\.0\.0\.1:820(\d)(?=;)/g, (_all, at) => serverAt(Number(at)))
      .replaceAll('http://127.0.0.1:8080', originOf('portal.example.com'))
      .replaceAll(/https:\/\/(\w+\.example\.com)/g, (_all, host: keyof typeof ports) => originOf(host))
      .replaceAll(
        /listen 80;(\s+)server_name (\S+);/g,
        (_all, space: string, host: keyof typeof ports) =>
          `listen 127.0.0.1:${ports[host]};${isEncrypted && host === 'portal.example.com' ? tls : ''}${space}server_name ${hostName};`,
      )
      .replace('listen 80 default_server;', unknownHosts)
      .replace(/(\$portal_app_origins \{\s+default )""/, `$1"${apps}"`)
      .replace(/(\$portal_call_origins \{\s+default )""/, `$1"${calls}"`)
      .replace(/(\$portal_style_origins \{\s+default )""/, `$1"${apps}"`)
      .replace(
        /(?=\n {2}location \/ \{\n {4}try_files)/,
        otherServers ? `\n  include ${etc}/class-worlds.conf;` : '',
      )
      .replace(/# (set_real_ip_from )10.0.0.0\/8/, trustedProxy ? `$1${trustedProxy}` : '$&')
      .replace('# 10.0.0.0/8 1;', trustedProxy ? `${trustedProxy} 1;` : '')
      .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '')
      .replace('worker_processes auto', 'worker_processes 1')
      // As another user than root nginx could not enter the folders of a test; without root it works as who started it.
      .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
      // Nothing is written outside of the folder, which any user may do.
      .replace(
        /^http \{$/m,
        `http {\n${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}`,
      )
      .replace(/(include \S+\/)portal\.conf;/, (line, start: string) =>
        [
          line,
          ...(hasOtherOrigins ? [`${start}other-origins.conf;`] : []),
          ...(isBelowPath ? [`${start}intranet.conf;`] : []),
        ].join('\n'),
      )

  for (const name of await readdir(join(root, 'deploy/nginx'))) {
    const text = await readFile(join(root, 'deploy/nginx', name), 'utf8')
    // For a class the one is put in the other's place.
    const isReplaced = name === (otherServers ? 'backend.conf' : 'class.conf')
    if (!isReplaced) await writeFile(join(etc, name.replace('class.conf', 'backend.conf')), asSetUp(text))
  }
  await writeFile(join(etc, 'intranet.conf'), asSetUp(intranet))
  const buildFolder = (name: string) => join(srv, 'builds', name)
  const build = buildFolder('1')
  await assemble({ out: build, base, isDemo: false })

  /** What `ln -sfn` does. */
  async function switchTo(name: string): Promise<void> {
    await symlink(buildFolder(name), join(srv, 'next'))
    await rename(join(srv, 'next'), join(srv, 'current'))
  }
  await switchTo('1')
  await cp(join(root, 'packages/sub-app-stub/dist'), join(srv, 'sub-apps'), { recursive: true })

  async function configure(change: object): Promise<void> {
    const config = JSON.parse(await readFile(join(build, 'config.json'), 'utf8'))
    const elsewhere = hasOtherOrigins && {
      apiBase: calls,
      subApps: { ...config.subApps, oms: { entry: `${apps}/sub-apps/oms/` } },
    }
    await writeFile(
      join(etc, 'config.json'),
      JSON.stringify({ ...config, ...elsewhere, cipherKey: '0123456789abcdef', ...change }),
    )
  }
  await configure({})

  const nginx = await startNginx(join(etc, 'nginx.conf'), `${originOf('portal.example.com')}/healthz`).catch(
    async (error: unknown) => {
      await rm(folder, { recursive: true, force: true })
      throw error
    },
  )
  return {
    url,
    apps,
    calls,
    build,
    srv,
    buildFolder,
    switchTo,
    configure,
    accessLog: () => readFile(join(log, 'portal.log'), 'utf8'),
    async stop() {
      await nginx.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Deployment = Awaited<ReturnType<typeof deploy>>

/** Self-signed, for a day. */
const makeCertificate = (folder: string) =>
  promisify(execFile)('openssl', [
    ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.pem')],
  ])

/** A host with another application, which keeps something in the browser, too. */
const intranet = `
server {
  listen 80;
  server_name intranet.example.com;
  default_type text/html;
  include /etc/portal/below-a-path.conf;
  location / {
    return 200 "<title>Wiki</title>";
  }
}
`
