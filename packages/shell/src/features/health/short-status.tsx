import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { loginAddress, paths } from '../../lib/routes.ts'
import { Link } from '../../lib/ui/link.tsx'
import { useSession } from '../../session/session-store.ts'
import { FindingList, type ShownFinding } from './finding-list.tsx'
import type { Finding } from './findings.ts'
import styles from './health-page.module.css'
import { useChecks } from './use-checks.ts'
import { Verdict } from './verdict.tsx'
import type { Viewer } from './viewer.ts'

const groups = ['backend'] as const

interface ShortStatusProps {
  readonly viewer: Exclude<Viewer, 'administrator'>
  readonly round: number
  readonly onCheckAgain: () => void
}

/** For everybody: whether the portal runs, without addresses, versions or values of the configuration. */
export function ShortStatus({ viewer, round, onCheckAgain }: ShortStatusProps) {
  const texts = useTexts('health')
  // With a certificate that has ended, the sign-in page would lead back here.
  const canSignIn = useSession((session) => session.certificate === undefined)
  const { backend: found } = useChecks(groups, round)
  const hasProblem = found?.some(({ state }) => state === 'problem')
  const sentenceOf = ({ says, value = '' }: Finding) => fillText(texts.says[says], { value })
  const backendSentence = (finding: Finding) =>
    finding.state !== 'problem'
      ? texts.short.backendAnswers
      : finding.says === 'intercepted'
        ? sentenceOf(finding)
        : texts.short.backendFails
  const shown = (found ?? []).map((finding): ShownFinding => {
    const { subject, state } = finding
    return subject === 'Date'
      ? { subject: texts.short.clock, state, sentence: sentenceOf(finding) }
      : { subject: texts.groups.backend, state, sentence: backendSentence(finding) }
  })
  return (
    <>
      <Verdict
        state={found && (hasProblem ? 'problem' : 'ok')}
        words={found ? texts.short[hasProblem ? 'impaired' : 'running'] : texts.checking}
      >
        <button type="button" className={styles.secondary} onClick={onCheckAgain}>
          {texts.again}
        </button>
      </Verdict>
      <FindingList
        findings={[{ subject: texts.short.portal, state: 'ok', sentence: texts.short.portalRuns }, ...shown]}
      />
      <p className={styles.lead}>
        {texts.short.details[viewer]}{' '}
        {canSignIn ? (
          <Link to={loginAddress(paths.health)}>{texts.short.signIn}</Link>
        ) : (
          <Link to={paths.dashboard}>{texts.short.home}</Link>
        )}
      </p>
    </>
  )
}
