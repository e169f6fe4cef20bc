import { scopeMadeSheet, watchSheets } from '../styles/scoped-sheets.ts'
import type { SheetElement } from './body-overlays.ts'

export interface AdoptedSheets {
  /** The list that a sub-app reads, modifies in place, or replaces. */
  get(): CSSStyleSheet[]
  set(sheets: Iterable<CSSStyleSheet>): void
  /** Scopes the sheets of elements that the sub-app inserts outside its page. */
  scope(elements: readonly SheetElement[]): void
  begin(): void
  end(): void
}

/** What browsers accept: an array, a set, any iterable. */
export const isList = (value: unknown): value is Iterable<CSSStyleSheet> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

/** The document's real list, bypassing the property that `document-realm.ts` defines. */
const property = 'adoptedStyleSheets'
export const documentSheets = {
  get: (): CSSStyleSheet[] => Reflect.get(Document.prototype, property, document),
  set: (sheets: unknown): unknown => Reflect.set(Document.prototype, property, sheets, document),
}

/**
 * The style sheets that a sub-app adopts into the document: scoped to its page, removed with it, and adopted again with
 * the next one. Prevents: rules of a sub-app that apply to the portal or outlive its page.
 * @param containerName of the mounted page
 */
export function guardAdoptedSheets(
  containerName: () => string | undefined,
  onLeft = () => {},
): AdoptedSheets {
  let own: CSSStyleSheet[] = []
  let ofScripts: readonly CSSStyleSheet[] | undefined
  let adopted: ReadonlySet<CSSStyleSheet> = new Set()

  watchSheets()

  function adopt(): void {
    const others = documentSheets.get().filter((sheet) => !adopted.has(sheet))
    adopted = new Set(own)
    const name = containerName() ?? ''
    for (const sheet of own) scopeMadeSheet(sheet, name)
    documentSheets.set([...others, ...own])
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
    scope(elements) {
      const name = containerName() ?? ''
      const scopeOne = ({ sheet }: SheetElement) => {
        if (sheet) scopeMadeSheet(sheet, name)
      }
      for (const element of elements) {
        scopeOne(element)
        // A linked file has no sheet yet.
        element.addEventListener('load', () => scopeOne(element))
      }
    },
    begin() {
      ofScripts ??= [...own]
      if (own.length > 0 || ofScripts.length > 0) replaceBy(ofScripts)
    },
    end() {
      // A library adopts each of its sheets once.
      if (own.some((sheet) => !ofScripts?.includes(sheet))) onLeft()
      if (own.length > 0) replaceBy([])
    },
  }
}
