import { getConfig } from '../../../lib/config/runtime-config.ts'
import { paths } from '../../../lib/routes.ts'
import { menuTarget } from '../../../menu/menu-target.ts'

/** Where a questionnaire is filled in: a page of the portal, or a web page in a new window. */
export type QuestionnaireTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

/** The target of a notice's messTypePath (specification §3), which is untrusted; undefined when it is invalid. */
export function questionnaireTarget(messTypePath: string): QuestionnaireTarget | undefined {
  const target = menuTarget(undefined, { path: messTypePath, htmlUrl: null })
  if (target.kind === 'external') return { kind: 'outside', url: target.url }
  if (target.kind === 'portal') return { kind: 'inside', path: target.path }
  if (target.kind !== 'sub-app') return undefined
  return { kind: 'inside', path: paths.subApp(getConfig().childRoot, target.app, target.path) }
}
