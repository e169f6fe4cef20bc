import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { subAppCommand } from './new-sub-app.ts'

interface Report {
  readonly works: boolean | null
  readonly findings: readonly {
    about: string
    verdict: string
    remark: string
    pictures?: readonly string[]
  }[]
  readonly recommended: { readonly host: string; readonly reason: string; readonly config: string }
}

/** The report of the sub-app check. */
export async function checkSubApp(url: string, ...options: readonly string[]) {
  const { code, stdout } = await subAppCommand('check', url, '--json', ...options)
  const report: Report = JSON.parse(stdout)
  const of = (about: string) => report.findings.filter((one) => one.about === about)
  return { code, ...report, of }
}

/** Serves a sub-app while it is used. */
export async function serving<Result>(
  answer: RequestListener,
  use: (url: string) => Promise<Result>,
  host = 'localhost',
): Promise<Result> {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  try {
    return await use(`http://${host}:${address.port}/`)
  } finally {
    server.close()
  }
}

/** The lifecycles of a page, as the source of a script. */
export const offering = (name: string, mount: string, unmount = "container.innerHTML = ''") => `
  window.${name} = {
    bootstrap: async () => {},
    mount: async ({ container }) => { ${mount} },
    unmount: async ({ container }) => { ${unmount} },
  }`
