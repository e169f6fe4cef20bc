import { cleanExternalUrl, cleanMenuPath } from '../../../menu/menu-path.ts'

/** Where a questionnaire is filled in: a page of the portal, or a web page in a new window. */
export type QuestionnaireTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

/** The target of a notice's messTypePath (specification §3), which is untrusted; undefined when it is invalid. */
export function questionnaireTarget(messTypePath: string): QuestionnaireTarget | undefined {
  const path = cleanMenuPath(messTypePath)
  if (path !== undefined) return { kind: 'inside', path }
  const url = cleanExternalUrl(messTypePath)
  return url === undefined ? undefined : { kind: 'outside', url }
}
