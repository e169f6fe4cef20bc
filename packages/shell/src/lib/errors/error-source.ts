import { type SubAppName, subAppNames } from '@portal/protocol/systems'

/** Where sub-apps are loaded from. */
type Entries = Readonly<Record<SubAppName, { readonly entry: string }>>

/** The sub-app whose files a stack or a file's address names; undefined when it names none. */
export function sourceInText(text: string, entries: Entries, origin: string): SubAppName | undefined {
  return subAppNames.find((app) => text.includes(folderOf(entries[app].entry, origin)))
}

/** The folder of a sub-app's page, with a slash at its end. */
const folderOf = (entry: string, origin: string): string => new URL('.', new URL(entry, origin)).href
