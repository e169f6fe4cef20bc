import type { AnswerSource } from '@portal/mock-server/upstream/answer-source'
import { defaultTargets } from '@portal/mock-server/upstream/upstream-address'
import { targetProblem } from '@portal/protocol/control/fault-target'
import type { Context } from '../context.ts'
import { ended, UsageError } from '../failure.ts'

/** Where calls are answered instead of the worlds; folders are absolute. */
export interface SourceChoice {
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
export async function answerSource(
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
    const { replaySource } = await import('@portal/mock-server/upstream/replay')
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
