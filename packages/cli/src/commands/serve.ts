import type { StaticRoots } from '@portal/mock-server/plugins/static-files'
import type { AnswerSource } from '@portal/mock-server/upstream/answer-source'
import { defaultTargets } from '@portal/mock-server/upstream/upstream-address'
import { targetProblem } from '@portal/protocol/control/fault-target'
import type { SystemsTable } from '@portal/protocol/systems'
import { demoAccounts } from '@portal/store/certificates'
import { demoCompany } from '@portal/store/paths'
import type { OnCode, World } from '@portal/store/worlds/world'
import type { Context } from '../context.ts'
import { type ControlTokenChoice, controlTokenOf } from '../control-token.ts'
import { ended, Failure, UsageError } from '../failure.ts'
import { builtFiles, builtPanel, installationIn } from '../installation.ts'
import { accountList, addressesText, codeLine } from '../terminal/lists.ts'
import { type Listening, serveUntilInterrupted } from './serve-until-interrupted.ts'

/** Where calls are answered instead of the worlds; folders are absolute. */
interface SourceChoice {
  readonly upstream?: string
  readonly pass?: readonly string[]
  readonly record?: string
  readonly replay?: string
  /** The account of people unknown to the world. */
  readonly as?: string
}

/**
 * The answer source chosen by the flags, which it prints; undefined when the worlds answer everything.
 * @throws {UsageError} for incompatible flags
 */
async function answerSource(
  { upstream, pass, record, replay, as: strangersAs }: SourceChoice,
  { terminal }: Context,
): Promise<AnswerSource | undefined> {
  if (upstream === undefined && (pass !== undefined || record !== undefined))
    throw new UsageError(
      `${pass === undefined ? '--record' : '--pass'} goes with --upstream, which is not given.`,
    )
  if (upstream !== undefined && replay !== undefined)
    throw new UsageError('--replay answers without a real backend; leave out --upstream or --replay.')
  if (strangersAs !== undefined && upstream === undefined && replay === undefined)
    throw new UsageError('--as goes with --upstream or --replay, and neither is given.')
  if (replay !== undefined) {
    const { readRecordings } = await import('@portal/mock-server/upstream/recording')
    const { replaySource } = await import('@portal/mock-server/upstream/recorder')
    const recordings = await readRecordings(replay)
    terminal.note(`Replays ${recordings.length} recordings from ${replay}`)
    return replaySource(recordings, strangersAs)
  }
  if (upstream === undefined) return undefined
  const problem = pass?.map(targetProblem).find(Boolean)
  if (problem) throw new UsageError(ended(`--pass: ${problem}`))
  const { upstreamSource } = await import('@portal/mock-server/upstream/upstream')
  const { answersSignIns } = await import('@portal/mock-server/upstream/sign-ins')
  const { openRecorder } = await import('@portal/mock-server/upstream/recorder')
  const recorder =
    record === undefined ? undefined : await openRecorder({ folder: record, note: terminal.note })
  const source = upstreamSource({ url: upstream, targets: pass, recorder, strangersAs })
  const where = record === undefined ? '' : ` and records the answers into ${record}`
  terminal.note(`Passes ${(pass ?? defaultTargets).join(', ')} on to ${upstream}${where}`)
  if (!answersSignIns(source)) {
    terminal.note(
      'The world signs people in, and the upstream does not know its certificates: add login to --pass.',
    )
  }
  return source
}

interface ServeOptions extends Listening, SourceChoice, ControlTokenChoice {
  /** The portal's company; by default the one of the data folder, else the demo company. */
  readonly company?: string
  /** The world of requests that name none, and whose demo accounts are shown; a browser may choose any other. */
  readonly world: string
  readonly json?: true
  /** Every world is marked as training. */
  readonly training?: true
  /** Serves the built shell and sub-apps beside the backend, with other places for some sub-apps. */
  readonly built?: Pick<StaticRoots, 'environment' | 'subAppHosts'> & {
    readonly subAppEntries: Readonly<Record<string, string>>
  }
}

/**
 * Serves until interrupted; prints its address and the accounts when it is ready, then the codes that are sent: the
 * telephones of the demo company do not exist.
 */
export async function serve(options: ServeOptions, context: Context): Promise<void> {
  const { host, port, allowHost, allowOrigin, dataDir, maxWorlds, openWorlds, world, built } = options
  const { company, config, systems, publicDir } = await installationIn(dataDir, options.company)
  requireSubApps({ ...built?.subAppEntries, ...built?.subAppHosts }, systems)
  const controlToken = controlTokenOf(options)
  const serving = {
    ...{ host, port, allowHost, allowOrigin, dataDir, maxWorlds, company, systems },
    cipherKey: config.cipherKey,
    callPaths: config.callPaths,
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(openWorlds === undefined ? {} : { openWorlds }),
    defaultWorld: world,
    training: options.training ?? false,
    controlPanel: builtPanel(context.checkout),
    ...(options.json ? {} : { onCode: printCodes(context, world) }),
    source: await answerSource(options, context),
    ...(built ? { staticRoots: { ...builtFiles(context.checkout), installation: publicDir, ...built } } : {}),
  }
  await serveUntilInterrupted(serving, context, async ({ url }, store) => {
    await store.ensureWorld(world)
    const opened = await store.world(world)
    if (options.as !== undefined) await mustHave(opened, options.as)
    const accounts = demoAccounts(opened)
    if (options.json) return JSON.stringify({ ready: true, url, accounts })
    const what = built ? 'Portal' : 'Backend'
    const whose = company === demoCompany ? '' : `\n\nThe company ${company}; its worlds lie in ${dataDir}`
    const others = addressesText(host, url, allowHost)
    const panel = `\nControl panel at ${url}/__portal/`
    return `${what} ready at ${url}${others}${panel}${whose}\n\n${accountList(accounts)}\n\nCtrl-C ends it.`
  })
}

/** @throws {UsageError} for an address of a sub-app that the installation doesn't have */
function requireSubApps(entries: Readonly<Record<string, string>>, { apps, isApp }: SystemsTable): void {
  const unknown = Object.keys(entries).find((name) => !isApp(name))
  if (unknown === undefined) return
  throw new UsageError(
    `--sub-app ${unknown}: the installation has no such sub-app; expected one of ${apps.join(', ')}. ` +
      'Systems with further ones are named in its config.json.',
  )
}

const printCodes =
  ({ terminal }: Context, usual: string): OnCode =>
  (world, code) =>
    terminal.note(codeLine(code) + (world === usual ? '' : ` in the world ${world}`))

/** @throws {Failure} when the world has no such account */
async function mustHave({ name, db }: World, userName: string): Promise<void> {
  if (await db.user.findUnique({ where: { userName } })) return
  throw new Failure(`The world ${name} has no account ${userName} (--as).`)
}
