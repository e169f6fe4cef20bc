import { scopeMadeSheet, scopeNamed, watchSheets } from '../styles/scoped-sheets.ts'
import type { SheetElement } from './body-overlays.ts'

export interface AdoptedSheets {
  /** The list that a sub-app reads, may change in place, or replace. */
  get(): CSSStyleSheet[]
  set(sheets: Iterable<CSSStyleSheet>): void
  /** Those of elements that it puts into the document beside its page. */
  keep(elements: readonly SheetElement[]): void
  begin(): void
  end(): void
}

/** As the browser takes it: an array, a set, anything to go through. */
export const isList = (value: unknown): value is Iterable<CSSStyleSheet> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

/** The document's own list, whoever asks for it (`watchShared`). */
const property = 'adoptedStyleSheets'
export const adoptedByAll = {
  get: (): CSSStyleSheet[] => Reflect.get(Document.prototype, property, document),
  set: (sheets: unknown): unknown => Reflect.set(Document.prototype, property, sheets, document),
}

/**
 * The style sheets that a sub-app gives to the document: beside everybody else's, kept to its own page, and taken back
 * when that goes. Those of its scripts, which run once, come back with the next page.
 * @param containerName of the page that is mounted now
 */
export function guardAdoptedSheets(containerName: () => string | undefined): AdoptedSheets {
  let own: CSSStyleSheet[] = []
  let ofScripts: readonly CSSStyleSheet[] | undefined
  let adopted: ReadonlySet<CSSStyleSheet> = new Set()

  watchSheets()

  function adopt(): void {
    const others = adoptedByAll.get().filter((sheet) => !adopted.has(sheet))
    adopted = new Set(own)
    const scope = scopeNamed(containerName() ?? '')
    for (const sheet of own) scopeMadeSheet(sheet, scope)
    adoptedByAll.set([...others, ...own])
  }
  const replaceBy = (sheets: Iterable<CSSStyleSheet>) => {
    own = [...sheets]
    adopt()
  }
  return {
    get: () =>
      new Proxy(own, {
        set(list, name, value: unknown) {
          const index = typeof name === 'string' && /^\d+$/.test(name) ? Number(name) : undefined
          // The browser's list has no holes either.
          if (index !== undefined && index > list.length) return false
          const isDone = Reflect.set(list, name, value)
          if (index !== undefined || name === 'length') adopt()
          return isDone
        },
      }),
    set: replaceBy,
    keep(elements) {
      const scope = scopeNamed(containerName() ?? '')
      const keepOne = ({ sheet }: SheetElement) => {
        if (sheet) scopeMadeSheet(sheet, scope)
      }
      for (const element of elements) {
        keepOne(element)
        // A file comes later.
        element.addEventListener('load', () => keepOne(element))
      }
    },
    begin() {
      ofScripts ??= [...own]
      if (own.length > 0 || ofScripts.length > 0) replaceBy(ofScripts)
    },
    end() {
      if (own.length > 0) replaceBy([])
    },
  }
}
