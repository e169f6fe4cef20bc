import { join } from 'node:path'
import { demoAccounts } from '@portal/store/accounts'
import type { Context } from '../context.ts'
import { accountList } from '../terminal/account-list.ts'
import { type Listening, serveUntilInterrupted } from './serve-until-interrupted.ts'

interface ServeOptions extends Listening {
  readonly dataDir: string
  /** The world of requests that name none, and whose demo accounts are shown; a browser may choose any other. */
  readonly world: string
  readonly json?: true
  readonly controlToken?: string
  /** Serves the built shell and sub-apps beside the backend, with other places for some sub-apps. */
  readonly built?: { readonly subAppEntries: Readonly<Record<string, string>> }
}

/** Serves until interrupted; says when it is ready, where, and as whom one can sign in. */
export async function serve(options: ServeOptions, context: Context): Promise<void> {
  const { host, port, dataDir, world, built, controlToken } = options
  const packages = join(context.checkout.root, 'packages')
  const folders = { shell: join(packages, 'shell/dist'), subApps: join(packages, 'sub-app-stub/dist') }
  const serving = {
    host,
    port,
    dataDir,
    ...(controlToken === undefined ? {} : { controlToken }),
    defaultWorld: world,
    ...(built ? { staticRoots: { ...folders, ...built } } : {}),
  }
  await serveUntilInterrupted(serving, context, async ({ url }, store) => {
    const accounts = demoAccounts(await store.world(world))
    if (options.json) return JSON.stringify({ ready: true, url, accounts })
    const what = built ? 'Portal' : 'Backend'
    return `${what} ready at ${url}\n\n${accountList(accounts)}\n\nCtrl-C ends it.`
  })
}
