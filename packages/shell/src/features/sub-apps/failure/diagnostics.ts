import { reasonText, type SubAppFailure } from '@portal/sub-app-host/failure'

interface Surroundings {
  readonly now: Date
  readonly portal: string
  readonly browser: string
  readonly isOnline: boolean
}

/** The details for support, line by line; in English, for the people who run the system. */
export function diagnosticsText(failure: SubAppFailure, around: Surroundings): string {
  const { error } = failure
  const lines: readonly (readonly [label: string, value: string])[] = [
    ['sub-app', failure.app],
    ['page', failure.path],
    ['entry', failure.entry],
    ['failure', reasonText(failure.reason)],
    ['error', error instanceof Error ? errorLine(error) : String(error)],
    ['cause', error instanceof Error && error.cause instanceof Error ? errorLine(error.cause) : ''],
    ['attempt', String(failure.attempt)],
    ['time', around.now.toISOString()],
    ['portal', around.portal],
    ['online', around.isOnline ? 'yes' : 'no'],
    ['browser', around.browser],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

/** A transport error contains the file and the status; its message may be empty. */
function errorLine(error: Error): string {
  const details = ['kind', 'callId', 'httpStatus'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return value === undefined ? [] : [`${name} ${String(value)}`]
  })
  return [error.name, error.message, details.join(', ')].filter(Boolean).join(': ')
}
