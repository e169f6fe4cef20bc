/**
 * What the hosting library remembers for good: each page by its name, each file by its address. The production build has
 * the library keep it here (`bundling/forgotten-pages.ts`); while developing it keeps its own, and these stay empty.
 */
export const libraryMemory = {
  /** Lifecycles of each page, also of one that failed, which would fail again. */
  pages: new Map<string, unknown>(),
  pageTexts: {} as Record<string, unknown>,
  scriptTexts: {} as Record<string, unknown>,
  styleTexts: {} as Record<string, unknown>,
  compiledScripts: {} as Record<string, unknown>,
}

/** No page will be asked for by this name any more. */
export function forgetPage(name: string): void {
  libraryMemory.pages.delete(name)
}

/** The file will be fetched anew when it is asked for; who has it keeps it. */
function forgetFile(url: string): void {
  const { pageTexts, scriptTexts, styleTexts, compiledScripts } = libraryMemory
  for (const kept of [pageTexts, scriptTexts, styleTexts, compiledScripts]) delete kept[url]
}

/** Files of each sub-app's page, by its address, and the mark that they were asked for with. */
const files = new Map<string, { readonly mark: string | undefined; readonly urls: Set<string> }>()

/** Notes a file of a page. Once the page is asked for with another mark, those with an earlier one are no use to anybody. */
export function rememberFile(entry: string, mark: string | undefined, url: string): void {
  const known = files.get(entry)
  const isSame = known !== undefined && known.mark === mark
  if (isSame) known.urls.add(url)
  else files.set(entry, { mark, urls: new Set([url]) })
  if (known && !isSame) known.urls.forEach(forgetFile)
}
