import { scopeSheet, watchSheet } from './style-guard.ts'

export interface AdoptedSheets {
  /** The list that a sub-app reads, may change in place, or replace. */
  get(): CSSStyleSheet[]
  set(sheets: Iterable<CSSStyleSheet>): void
  begin(): void
  end(): void
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

  function adopt(): void {
    const others = document.adoptedStyleSheets.filter((sheet) => !adopted.has(sheet))
    adopted = new Set(own)
    const scope = `[data-sub-app-instance="${containerName() ?? ''}"]`
    for (const sheet of own) {
      scopeSheet(sheet, scope)
      watchSheet(sheet, scope)
    }
    document.adoptedStyleSheets = [...others, ...own]
  }
  const replaceBy = (sheets: Iterable<CSSStyleSheet>) => {
    own = [...sheets]
    adopt()
  }
  return {
    get: () =>
      new Proxy(own, {
        set(list, name, value: unknown) {
          const isDone = Reflect.set(list, name, value)
          // Pushing sets the length last of all.
          if (name === 'length') adopt()
          return isDone
        },
      }),
    set: replaceBy,
    begin() {
      ofScripts ??= [...own]
      if (own.length > 0 || ofScripts.length > 0) replaceBy(ofScripts)
    },
    end() {
      if (own.length > 0) replaceBy([])
    },
  }
}
