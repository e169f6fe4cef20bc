import { usePageTitle } from '../../lib/page-title.ts'

/** Titles the page after the tab of a sub-app; pages of the portal title themselves. */
export function SubAppTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
