import { insertScoped, scopeRules } from '../styles/rules.ts'

export interface AdoptedSheets {
  /** The list that a sub-app reads, modifies in place, or replaces. */
  get(): CSSStyleSheet[]
  set(sheets: Iterable<CSSStyleSheet>): void
  begin(): void
  end(): void
}

/** What browsers accept: an array, a set, any iterable. */
export const isList = (value: unknown): value is Iterable<CSSStyleSheet> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

/** Sheets that a page has created: their latest text, and the instance that has adopted them into the document. */
const texts = new WeakMap<CSSStyleSheet, string>()
const instances = new WeakMap<CSSStyleSheet, string>()

/** The class of sheets for a sub-app: what it writes into one that the document has adopted is limited to its page. */
export function sheetClass(): typeof CSSStyleSheet {
  return new Proxy(CSSStyleSheet, {
    construct(target, args, newTarget) {
      const sheet: CSSStyleSheet = Reflect.construct(target, args, newTarget)
      const { replaceSync, insertRule } = sheet
      const write = (css: string) => {
        texts.set(sheet, css)
        replaceSync.call(sheet, css)
        const name = instances.get(sheet)
        if (name !== undefined) scopeRules(sheet, name, css)
      }
      const insert = (rule: string, index = 0): number => {
        const name = instances.get(sheet)
        texts.delete(sheet)
        if (name === undefined) return insertRule.call(sheet, rule, index)
        // As soon as the document has adopted it, its rules are one.
        return insertScoped(sheet, rule, name, Math.min(index, sheet.cssRules.length))
      }
      return Object.assign(sheet, {
        replaceSync: write,
        async replace(css: string) {
          write(css)
          return sheet
        },
        insertRule: insert,
        addRule(selector: string, style = '', index = sheet.cssRules.length) {
          insert(`${selector} { ${style} }`, index)
          return -1
        },
      })
    },
  })
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

  function adopt(): void {
    const others = document.adoptedStyleSheets.filter((sheet) => !adopted.has(sheet))
    adopted = new Set(own)
    const name = containerName() ?? ''
    for (const sheet of own) {
      if (instances.get(sheet) !== name) scopeRules(sheet, name, texts.get(sheet))
      instances.set(sheet, name)
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
          const index = typeof name === 'string' && /^\d+$/.test(name) ? Number(name) : undefined
          // The browser's list has no holes either.
          if (index !== undefined && index > list.length) return false
          const isDone = Reflect.set(list, name, value)
          if (index !== undefined || name === 'length') adopt()
          return isDone
        },
      }),
    set: replaceBy,
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
