/** A page that starts by one script alone. */
interface OneScriptPage {
  /** Full address of the script. */
  readonly script: string
  /** The page without it. */
  readonly html: string
}

const anyScript = /<script\b[^>]*>/gi
const entryScript = /<script\b(?=[^>]*\sentry[\s>])[^>]*\ssrc="([^"]+)"[^>]*><\/script>/i
/** What asks for another way to be loaded or run. */
const special = /\s(?:type|async|nomodule|crossorigin|ignore)\b/i
/** Named after its content, so that what the address once held is what it holds. */
const isNamedByContent = /[-.](?=[\w-]*[\dA-Z])[\w-]{8,}\.js$/

/**
 * The page as the SDK builds it: one classic script, marked as the entry, whose name changes with its content. Undefined
 * for every other page.
 */
export function oneScriptPage(html: string, entry: string): OneScriptPage | undefined {
  const [tag, address] = entryScript.exec(html) ?? []
  if (!tag || !address || html.match(anyScript)?.length !== 1 || special.test(tag)) return undefined
  const base = new URL(entry, document.baseURI)
  if (!URL.canParse(address, base)) return undefined
  const { href, pathname } = new URL(address, base)
  return isNamedByContent.test(pathname) ? { script: href, html: html.replace(tag, '') } : undefined
}
