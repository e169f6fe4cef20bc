import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { Argument, type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { loopbackEntry, subAppHosts } from '@portal/protocol/rules/sub-app-link'
import { isSafeSubAppName } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { problemInName, templateNames } from '../sub-app-kit/template.ts'
import { checkedBy, commandOf, jsonOption } from './options.ts'

/** Commands for teams that build sub-apps of their own. */
export function addSubAppKit(subApp: Command, context: Context) {
  commandOf(subApp, 'sub-app create')
    .addArgument(
      new Argument('<name>', 'small letters, digits and hyphens').argParser(checkedBy(problemInName)),
    )
    .addOption(
      new Option('--template <name>', 'what it is made with')
        .choices(templateNames)
        .default('react' as const),
    )
    .addOption(new Option('--in <folder>', 'the folder to put it into').default('.'))
    .addOption(
      new Option(
        '--packages <folder>',
        'packed packages for its tests; an installed command takes those of the project that calls it',
      ),
    )
    .addOption(jsonOption())
    .action(async (name, options) => {
      const { createSubApp } = await import('../commands/sub-app-create.ts')
      await createSubApp(name, options, context)
    })

  commandOf(subApp, 'sub-app update')
    .addArgument(
      new Argument('<folder>', 'folder of the sub-app').argParser((folder: string) => resolve(folder)),
    )
    .addOption(jsonOption())
    .action(async (folder, options) => {
      const { updateSubApp } = await import('../commands/sub-app-create.ts')
      await updateSubApp(folder, options, context)
    })

  commandOf(subApp, 'sub-app link')
    .addArgument(new Argument('<name>', 'the sub-app whose place it takes').argParser(subAppName))
    .addArgument(new Argument('[url]', 'where yours runs on this machine').argParser(ownAddress))
    .addOption(
      new Option('--host <name>', 'what holds its pages, in place of the configured host').choices(
        subAppHosts,
      ),
    )
    .addOption(new Option('--off', 'end the link'))
    .addOption(new Option('--open', "open the address in this machine's browser"))
    .addOption(portalOption('address of the portal'))
    .addOption(jsonOption())
    .action(async (name, url, { off, ...options }) => {
      if ((url === undefined) !== (off === true)) {
        throw new UsageError(
          'portal sub-app link expects either an address, such as http://localhost:7101, or --off.',
        )
      }
      const { linkSubApp } = await import('../commands/sub-app-link.ts')
      await linkSubApp(name, url, { ...options, portal: options.portal ?? portalHere() }, context)
    })

  commandOf(subApp, 'sub-app check')
    .addArgument(new Argument('<url>', 'where its page is served').argParser(webAddress))
    .addOption(
      portalOption('address of the portal that is to load it; the sub-app has to allow its origin (CORS)'),
    )
    .addOption(new Option('--no-mount', 'only read its files, without mounting it in a browser'))
    .addOption(
      new Option(
        '--host <name>',
        'what holds its pages in the installation, in place of the recommended host',
      ).choices(subAppHosts),
    )
    .addOption(
      new Option(
        '--journey <file>',
        'what to do with the page, in place of pressing its buttons: a module whose default export gets a Playwright page and a locator of the page',
      ),
    )
    .addOption(
      new Option(
        '--pictures <folder>',
        'where to put pictures of what differs; by default a temporary folder',
      ),
    )
    .addOption(jsonOption())
    .action(async (url, options) => {
      const { checkSubApp } = await import('../commands/sub-app-check.ts')
      await checkSubApp(url, { ...options, portal: options.portal ?? portalHere() }, context)
    })
}

const portalOption = (description: string) =>
  new Option(
    '--portal <url>',
    `${description}; else PORTAL of .env.local, or http://localhost:8200`,
  ).argParser(portalAddress)

function portalAddress(text: string): string {
  const { origin, pathname, search, hash } = new URL(webAddress(text))
  const portal = `${origin}${pathname}`.replace(/\/+$/, '')
  if (search || hash) throw new InvalidArgumentError(`Expected ${portal} alone; leave out ${search}${hash}.`)
  return portal
}

/**
 * The portal that the dev server of the sub-app in this folder takes.
 * @throws {UsageError} for anything but a web address
 */
function portalHere(file = resolve('.env.local')): string {
  const { PORTAL = 'http://localhost:8200' } = {
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
    ...process.env,
  }
  try {
    return portalAddress(PORTAL)
  } catch (error) {
    throw new UsageError(`PORTAL is ${PORTAL}. ${error instanceof Error ? error.message : ''}`)
  }
}

/** @throws {InvalidArgumentError} for anything that can't be part of an address */
function subAppName(text: string): string {
  if (isSafeSubAppName(text)) return text
  throw new InvalidArgumentError('Expected the name of a sub-app, such as oms.')
}

/** @throws {InvalidArgumentError} for an address of another machine, or with parts that the portal wouldn't load */
function ownAddress(text: string): string {
  const entry = loopbackEntry(text)
  if (entry !== undefined) {
    const { search, hash } = new URL(text)
    if (search === '' && hash === '') return entry
    throw new InvalidArgumentError(`The portal loads ${entry} alone; leave out ${search}${hash}.`)
  }
  throw new InvalidArgumentError('Expected an address of this machine, such as http://localhost:7101.')
}

/** @throws {InvalidArgumentError} for anything but a web address */
function webAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).href
  throw new InvalidArgumentError('Expected a web address, such as http://localhost:7101.')
}
