import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { isShownTo, statusPage } from '../../lib/route-access.ts'
import { loginAddress, paths } from '../../lib/routes.ts'
import { copyText } from '../../lib/ui/copy-text.ts'
import { Link } from '../../lib/ui/link.tsx'
import { ownerOf } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { FindingList, type ShownFinding } from './finding-list.tsx'
import type { Finding, FindingState } from './findings.ts'
import styles from './health-page.module.css'
import { checks, type Group, groups } from './run-checks.ts'

type Results = Readonly<Partial<Record<Group, readonly Finding[]>>>

/** Runs the checks of these groups once per round; results arrive one by one. `groups` must be stable. */
function useChecks(groups: readonly Group[], round: number): Results {
  const [results, setResults] = useState<{ readonly round: number; readonly groups: Results }>()
  useEffect(() => {
    const left = new AbortController()
    for (const group of groups) {
      void checks[group](left.signal).then((findings) => {
        if (left.signal.aborted) return
        setResults((before) => ({
          round,
          groups: { ...(before?.round === round ? before.groups : {}), [group]: findings },
        }))
      })
    }
    return () => left.abort()
  }, [groups, round])
  return results?.round === round ? results.groups : {}
}

interface VerdictProps {
  /** Absent while checks are running. */
  readonly state?: FindingState | undefined
  readonly words: string
  /** What can be done about it. */
  readonly children: ReactNode
}

/** The result of all checks in a few words. */
function Verdict({ state, words, children }: VerdictProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.verdict} role="status" data-state={state}>
        {words}
      </p>
      {children}
    </div>
  )
}

/**
 * Who is viewing the status page: a person without a session, a user without access to its details, or one with it;
 * `unknown` while the backend doesn't identify the certificate.
 */
type Viewer = 'stranger' | 'user' | 'administrator' | 'unknown'

async function viewerOf(certificate: string | undefined): Promise<Viewer> {
  if (getConfig().statusPage === 'everyone') return 'administrator'
  if (certificate === undefined) return 'stranger'
  const owner = await ownerOf(certificate)
  if (typeof owner === 'string') return owner === 'none' ? 'stranger' : 'unknown'
  return isShownTo(statusPage, owner.userRespList) ? 'administrator' : 'user'
}

/** Whether this portal works as installed: for administrators, before and after it goes live. */
function FullReport() {
  const texts = useTexts('health')
  const [round, setRound] = useState(0)
  const [copied, setCopied] = useState<boolean>()
  const results = useChecks(groups, round)
  const all = groups.flatMap((group) => results[group] ?? [])
  const isDone = groups.every((group) => results[group])
  const count = (wanted: FindingState) => all.filter(({ state }) => state === wanted).length
  const shown = ({ subject, state, says, value = '' }: Finding) => ({
    subject,
    state,
    sentence: fillText(texts.says[says], { value }),
  })

  async function copy(): Promise<void> {
    const lines = groups.flatMap((group) => [
      texts.groups[group],
      ...(results[group] ?? [])
        .map(shown)
        .map(({ subject, state, sentence }) => `  [${state}] ${subject}: ${sentence}`),
    ])
    setCopied(await copyText([`${window.location.origin}  ${new Date().toISOString()}`, ...lines].join('\n')))
  }

  const problems = count('problem')
  const warnings = count('warning')
  const parts = [
    problems > 0 && fillText(texts.problems, { count: String(problems) }),
    warnings > 0 && fillText(texts.warnings, { count: String(warnings) }),
  ].filter((part) => part !== false)
  return (
    <>
      <Verdict
        state={isDone ? (problems > 0 ? 'problem' : warnings > 0 ? 'warning' : 'ok') : undefined}
        words={isDone ? parts.join(' · ') || texts.allFine : texts.checking}
      >
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            setCopied(undefined)
            setRound(round + 1)
          }}
        >
          {texts.again}
        </button>
        <button type="button" className={styles.secondary} disabled={!isDone} onClick={() => void copy()}>
          {copied === undefined ? texts.copy : copied ? texts.copied : texts.copyFailed}
        </button>
      </Verdict>
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`health-${group}`}>
          <h2 id={`health-${group}`} className={styles.groupTitle}>
            {texts.groups[group]}
          </h2>
          {results[group] ? (
            <FindingList isTechnical findings={results[group].map(shown)} />
          ) : (
            <p className={styles.waiting}>{texts.checking}</p>
          )}
        </section>
      ))}
    </>
  )
}

const backendGroup = ['backend'] as const

interface ShortStatusProps {
  readonly viewer: Exclude<Viewer, 'administrator'>
  readonly round: number
  readonly onCheckAgain: () => void
}

/** For everybody: whether the portal runs, without addresses, versions or configuration values. */
function ShortStatus({ viewer, round, onCheckAgain }: ShortStatusProps) {
  const texts = useTexts('health')
  // With a certificate that has ended, the sign-in page would lead back here.
  const canSignIn = useSession((session) => session.certificate === undefined)
  const { backend: found } = useChecks(backendGroup, round)
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

/** Whether the portal runs; the details are for administrators (docs/decisions/0048). */
export function HealthPage() {
  const texts = useTexts('health')
  const certificate = useSession((session) => session.certificate)
  const [round, setRound] = useState(0)
  const [viewer, setViewer] = useState<Viewer>()
  usePageTitle(texts.title)
  useEffect(() => {
    let isCurrent = true
    void viewerOf(certificate).then((found) => isCurrent && setViewer(found))
    return () => {
      isCurrent = false
    }
    // Each round asks again: the backend may recognise the administrator by then.
  }, [certificate, round])
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {viewer === undefined ? (
        <p className={styles.waiting}>{texts.checking}</p>
      ) : viewer === 'administrator' ? (
        <FullReport />
      ) : (
        <ShortStatus viewer={viewer} round={round} onCheckAgain={() => setRound(round + 1)} />
      )}
    </main>
  )
}
