import { languageTag } from '@portal/protocol/languages'
import { useSettings } from '../settings.ts'

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Points in time as people read them. */
export function useTimes() {
  const tag = languageTag(useSettings((state) => state.language))
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const exact = new Intl.DateTimeFormat(tag, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ second: '2-digit', fractionalSecondDigits: 3, timeZoneName: 'short', hourCycle: 'h23' },
  })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return {
    moment: (iso: string) => moment.format(new Date(iso)),
    /** To the millisecond, with the time zone: comparable with the logs of other machines. */
    exact: (iso: string) => exact.format(new Date(iso)),
    /** How long ago, counted from now. */
    ago(iso: string) {
      const seconds = Math.max(0, Math.round((Date.now() - Date.parse(iso)) / 1000))
      const [unit, length] = steps.find((step) => seconds >= step[1]) ?? (['second', 1] as const)
      return relative.format(-Math.floor(seconds / length), unit)
    },
  }
}
