import { join } from 'node:path'
import type { SubAppName } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { type Listening, serveUntilInterrupted } from './serve-until-interrupted.ts'

interface StartOptions extends Listening {
  readonly dataDir: string
  readonly json?: true
}

/** Serves a built stand-in sub-app at the root of a port of its own, with a backend for when it runs by itself. */
export async function startSubApp(name: SubAppName, options: StartOptions, context: Context): Promise<void> {
  const { checkout } = context
  const subApps = join(checkout.root, 'packages/sub-app-stub/dist')
  const staticRoots = { shell: join(subApps, name), subApps }
  await serveUntilInterrupted({ ...options, staticRoots }, context, async ({ url }) => {
    const entry = `${url}/`
    if (options.json) return JSON.stringify({ ready: true, name, url: entry })
    return [
      `Sub-app ${name} ready at ${entry}`,
      '',
      `To see it inside the portal, let the portal mount it from there:`,
      `  portal up --sub-app ${name}=${entry}`,
      '',
      'Ctrl-C ends it.',
    ].join('\n')
  })
}
