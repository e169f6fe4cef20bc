import { createBench } from './bench.ts'
import type { Host } from './host.ts'

const hosts: Readonly<Record<string, () => Promise<{ host: Host }>>> = {
  floor: () => import('./floor.ts'),
  iframe: () => import('./iframe.ts'),
  qiankun: () => import('./qiankun.ts'),
  portal: async () => ({ host: (await import('./portal.ts')).inQiankun }),
  'portal-iframe': async () => ({ host: (await import('./portal.ts')).inIframe }),
}

const name = new URLSearchParams(location.search).get('host') ?? ''
const load = hosts[name]
if (!load) throw new Error(`There is no host ${name}`)
const { host } = await load()
const bench = createBench(host)
// What a browser does for a host's first page alone is not the cost of a sub-app, and a host that has opened none yet is
// met once a day.
await bench.open('empty', 0)
await bench.close(0)
window.bench = bench
