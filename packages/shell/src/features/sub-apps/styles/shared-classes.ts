import { whenIdle } from '../../../lib/when-idle.ts'
import { limits } from '../limits.ts'

/** Apps with a style sheet of this text. */
const appsByText = new Map<string, Set<string>>()
/** Texts with selectors that start with this class. */
const textsByClass = new Map<string, Set<string>>()
const sharing = new Set<string>()

/** As the slot pool names instances. */
const appOf = (instance: string): string => instance.replace(/__s\d.*$/, '')

/** Whether another sub-app has different rules for a class of this instance. */
export const sharesClasses = (instance: string): boolean => sharing.has(appOf(instance))

/** A content hash of the rules that it names: another sheet with it has the same rules. */
const hash = /^css-/

/** The classes with which selectors start. */
function firstClasses(css: string): Set<string> {
  const names = new Set<string>()
  const preludes = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, '')
    .split('{')
  preludes.pop()
  for (const piece of preludes) {
    const prelude = piece.slice(Math.max(piece.lastIndexOf('}'), piece.lastIndexOf(';')) + 1)
    if (prelude.trimStart().startsWith('@')) continue
    for (const selector of prelude.split(',')) {
      const name = /\.(-?[_a-z\u0080-\uffff][\w\u0080-\uffff-]*)/i.exec(selector)?.[1]
      if (name && !hash.test(name)) names.add(name)
    }
  }
  return names
}

/** Records a style sheet of an instance; returns the sub-apps now known to share classes. */
export function noteClasses(instance: string, css: string): string[] {
  const app = appOf(instance)
  const known = appsByText.get(css)
  if (known?.has(app) || (!known && appsByText.size >= limits.maxCheckedSheets)) return []
  const apps = (known ?? new Set()).add(app)
  appsByText.set(css, apps)
  const found = new Set<string>()
  for (const name of firstClasses(css)) {
    const texts = (textsByClass.get(name) ?? new Set()).add(css)
    textsByClass.set(name, texts)
    for (const text of texts) {
      if (text === css) continue
      for (const other of appsByText.get(text) ?? []) if (other !== app) found.add(other).add(app)
    }
  }
  const added = [...found].filter((one) => !sharing.has(one))
  for (const one of added) sharing.add(one)
  return added
}

interface Noted {
  readonly instance: string
  /** The text of a sheet at that time. */
  readonly css: () => string
}

let waiting: Noted[] = []

/** Records a sheet once the browser is idle: reading it takes longer the more rules it has. */
export function noteWhenIdle(noted: Noted, onShared: (apps: readonly string[]) => void): void {
  waiting.push(noted)
  if (waiting.length > 1) return
  void whenIdle().then(() => {
    const all = waiting
    waiting = []
    const apps = all.flatMap(({ instance, css }) => noteClasses(instance, css()))
    if (apps.length > 0) onShared(apps)
  })
}

/** Whether an instance belongs to one of these sub-apps. */
export const isOfApps = (instance: string, apps: readonly string[]): boolean => apps.includes(appOf(instance))
