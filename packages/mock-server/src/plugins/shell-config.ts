import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'

/** Where sub-apps are mounted from, by their names. */
export type SubAppEntries = Readonly<Record<string, string>>

interface ShellConfigOptions {
  readonly shell: string
  readonly subAppEntries: SubAppEntries
}

/** The shell's run-time configuration with other places for some sub-apps than the bundled ones. */
export const shellConfigPlugin: FastifyPluginAsync<ShellConfigOptions> = async (app, options) => {
  const { shell, subAppEntries } = options
  const entries = Object.entries(subAppEntries).map(([name, entry]) => [name, { entry }])
  app.get('/config.json', async (_request, reply) => {
    const config = JSON.parse(await readFile(join(shell, 'config.json'), 'utf8'))
    reply.header('cache-control', 'no-cache')
    return { ...config, subApps: { ...config.subApps, ...Object.fromEntries(entries) } }
  })
}
