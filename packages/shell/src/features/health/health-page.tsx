import { useEffect, useState } from 'react'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import type { Finding, FindingState } from './findings.ts'
import styles from './health-page.module.css'
import { checks } from './run-checks.ts'

type Results = Readonly<Partial<Record<(typeof checks)[number][0], readonly Finding[]>>>

/** Runs all checks once for each round; groups arrive one by one. */
function useChecks(round: number): Results {
  const [results, setResults] = useState<{ readonly round: number; readonly groups: Results }>()
  useEffect(() => {
    const left = new AbortController()
    for (const [group, check] of checks) {
      void check(left.signal).then((findings) => {
        if (left.signal.aborted) return
        setResults((before) => ({
          round,
          groups: { ...(before?.round === round ? before.groups : {}), [group]: findings },
        }))
      })
    }
    return () => left.abort()
  }, [round])
  return results?.round === round ? results.groups : {}
}

const signs: Readonly<Record<FindingState, string>> = { ok: '✓', note: 'i', warning: '!', problem: '✕' }

/** Whether this portal works where it is installed: for administrators, before and after people come. */
export function HealthPage() {
  const texts = useTexts('health')
  const [round, setRound] = useState(0)
  const [isCopied, setCopied] = useState(false)
  const results = useChecks(round)
  usePageTitle(texts.title)
  const all = checks.flatMap(([group]) => results[group] ?? [])
  const isDone = checks.every(([group]) => results[group])
  const count = (wanted: FindingState) => all.filter(({ state }) => state === wanted).length
  const sentence = ({ says, value = '' }: Finding) => fillText(texts.says[says], { value })

  async function copy(): Promise<void> {
    const lines = checks.flatMap(([group]) => [
      `${texts.groups[group]}`,
      ...(results[group] ?? []).map((one) => `  [${one.state}] ${one.subject}: ${sentence(one)}`),
    ])
    const report = [`${window.location.origin}  ${new Date().toISOString()}`, ...lines].join('\n')
    setCopied(
      await navigator.clipboard.writeText(report).then(
        () => true,
        () => false,
      ),
    )
  }

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <div className={styles.bar}>
        <Verdict isDone={isDone} problems={count('problem')} warnings={count('warning')} />
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            setCopied(false)
            setRound((before) => before + 1)
          }}
        >
          {texts.again}
        </button>
        <button
          type="button"
          className={styles.secondary}
          disabled={!isDone || !navigator.clipboard}
          onClick={() => void copy()}
        >
          {isCopied ? texts.copied : texts.copy}
        </button>
      </div>
      {checks.map(([group]) => (
        <section key={group} className={styles.group} aria-labelledby={`health-${group}`}>
          <h2 id={`health-${group}`} className={styles.groupTitle}>
            {texts.groups[group]}
          </h2>
          {results[group] ? (
            <ul className={styles.findings}>
              {results[group].map((one) => (
                <li key={one.subject} className={styles.finding} data-state={one.state}>
                  <span className={styles.sign} role="img" aria-label={texts.states[one.state]}>
                    {signs[one.state]}
                  </span>
                  <code className={styles.subject}>{one.subject}</code>
                  <span className={styles.sentence}>{sentence(one)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.waiting}>{texts.checking}</p>
          )}
        </section>
      ))}
    </main>
  )
}

interface VerdictProps {
  readonly isDone: boolean
  readonly problems: number
  readonly warnings: number
}

function Verdict({ isDone, problems, warnings }: VerdictProps) {
  const texts = useTexts('health')
  const parts = [
    problems > 0 && fillText(texts.problems, { count: String(problems) }),
    warnings > 0 && fillText(texts.warnings, { count: String(warnings) }),
  ].filter(Boolean)
  const state = problems > 0 ? 'problem' : warnings > 0 ? 'warning' : 'ok'
  return (
    <p className={styles.verdict} role="status" data-state={isDone ? state : undefined}>
      {isDone ? parts.join(' · ') || texts.allFine : texts.checking}
    </p>
  )
}
