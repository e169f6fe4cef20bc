import type { ErrorEntry } from '../../../lib/storage/checks.ts'

/** Errors as a text for whoever looks after the portal. Entries hold no secrets, and neither does the report. */
export function errorReport(entries: readonly ErrorEntry[], userAgent: string): string {
  const blocks = entries.map((entry) => {
    const { message, info, url, stack, origin, app, version, count, firstAt, lastAt } = entry
    const times = count > 1 ? ` (${count}x since ${new Date(firstAt).toISOString()})` : ''
    const lines = [
      `${new Date(lastAt).toISOString()} ${origin}${times}`,
      `message: ${message}`,
      `app: ${[app, version].filter(Boolean).join(' ')}`,
      `url: ${url}`,
      info && `info: ${info}`,
      stack && `stack: ${stack}`,
    ]
    return lines.filter(Boolean).join('\n')
  })
  return [`browser: ${userAgent}`, ...blocks].join('\n\n')
}
