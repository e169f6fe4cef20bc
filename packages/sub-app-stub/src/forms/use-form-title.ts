import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'

/** The name of a form: its menu item's, or that of the list above it. */
export function useFormTitle(identity: SpecifiedSubApp, path: string, list: string): string {
  const { form } = useTexts()
  const [own, name] = [usePageName(identity, path), usePageName(identity, list)]
  return own === path ? fill(form.newIn, { name }) : own
}
