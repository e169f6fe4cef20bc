import { useState } from 'react'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { copyText } from '../../lib/ui/copy-text.ts'
import { FindingList } from './finding-list.tsx'
import type { Finding, FindingState } from './findings.ts'
import styles from './health-page.module.css'
import { groups } from './run-checks.ts'
import { useChecks } from './use-checks.ts'
import { Verdict } from './verdict.tsx'

/** Whether this portal works where it is installed: for administrators, before and after people come. */
export function FullReport() {
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
