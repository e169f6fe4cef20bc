import { useLanguage } from './language-store.ts'
import type { TextNamespace } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/** A part that is loaded late, together with its texts: it fails when either can't be had, rather than stand there without words. */
export const withTexts = <Part>(namespace: TextNamespace, part: Promise<Part>): Promise<Part> =>
  Promise.all([part, loadTexts(useLanguage.getState().language, namespace)]).then(([loaded]) => loaded)
