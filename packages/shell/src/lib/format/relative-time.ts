import { relativeTimeFormat } from './intl-formats.ts'

/** Units with their length in seconds; a difference is shown in the largest one that it reaches. */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was, or in how long it will be, e.g. `3 hours ago`. Times in ms; `tag` is a BCP 47 tag. */
export function relativeTime(then: number, now: number, tag: string): string {
  const seconds = (then - now) / 1000
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  if (!unit) return relativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second')
  const [name, length] = unit
  return relativeTimeFormat(tag, { numeric: 'always' }).format(Math.trunc(seconds / length), name)
}
