import { join } from 'node:path'
import type { SubAppName } from '@portal/protocol/systems'
import { mainWorld } from '@portal/protocol/world'
import { demoAccounts } from '@portal/store/accounts'
import type { Store } from '@portal/store/store'
import { remoteBackend } from '../backend/remote-backend.ts'
import { signIn } from '../backend/sign-in.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { type Listening, serveUntilInterrupted } from './serve-until-interrupted.ts'

interface StartOptions extends Listening {
  readonly dataDir: string
  /** The demo account that the sub-app is signed in as when it runs by itself. */
  readonly user: string
  readonly json?: true
}

/** Serves a built stand-in sub-app at the root of a port of its own, with a backend for when it runs by itself. */
export async function startSubApp(name: SubAppName, options: StartOptions, context: Context): Promise<void> {
  const { checkout } = context
  const subApps = join(checkout.root, 'packages/sub-app-stub/dist')
  const staticRoots = { shell: join(subApps, name), subApps }
  await serveUntilInterrupted({ ...options, staticRoots }, context, async ({ url }, store) => {
    const entry = `${url}/`
    const signedInUrl = await signedInAddress(entry, options.user, store)
    if (options.json) return JSON.stringify({ ready: true, name, url: entry, signedInUrl })
    return [
      `Sub-app ${name} ready at ${entry}`,
      '',
      `To see it by itself, signed in as ${options.user}, open`,
      `  ${signedInUrl}`,
      '',
      `To see it inside the portal, let the portal mount it from there:`,
      `  portal up --sub-app ${name}=${entry}`,
      '',
      'Ctrl-C ends it.',
    ].join('\n')
  })
}

/**
 * Where the sub-app opened by itself finds a certificate: there is no portal around it to sign in at.
 * @throws {Failure} when that user cannot sign in with the demo password
 */
async function signedInAddress(entry: string, userName: string, store: Store): Promise<string> {
  const accounts = demoAccounts(await store.world(mainWorld))
  const account = accounts.find((one) => one.userName === userName)
  if (!account) {
    const names = accounts.map((one) => one.userName).join(', ')
    throw new Failure(`${userName} is no demo account with the demo password; choose --user from ${names}.`)
  }
  const certificate = await signIn(remoteBackend(entry), {}, account)
  return `${entry}?${new URLSearchParams({ user: userName, certificate })}`
}
