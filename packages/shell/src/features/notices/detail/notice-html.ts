import DOMPurify from 'dompurify'

/** Allowed elements: text, lists, tables, pictures; no scripts, frames or inputs. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** No style or class, which could cover the portal; no id or name, which could clobber the DOM. */
const attributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start'],
]

/** A web page, a page of the portal, a mail address, a telephone. */
const linkAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** A picture of the portal, or a data URL; no SVG, which can contain scripts. */
const ownPicture = /^(\/(?![/\\])|data:image\/(png|jpe?g|gif|webp);base64,)/i
const foreignPicture = /^https:\/\//i

/** Browsers ignore white space and control characters in addresses: `java\nscript:` runs as a script. */
const ignored = /[\s\p{Cc}\p{Cf}]/u

const isAllowed = (address: string, allowed: RegExp) => allowed.test(address) && !ignored.test(address)

function cleanLink(link: HTMLAnchorElement): void {
  if (isAllowed(link.getAttribute('href') ?? '', linkAddress)) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  } else link.removeAttribute('href')
}

/** Whether a picture is shown, or only linked: a host that isn't listed would learn who reads a notice and when. */
export function pictureUse(
  address: string,
  pictureHosts: readonly string[],
): 'shown' | 'linked' | 'left out' {
  if (isAllowed(address, ownPicture)) return 'shown'
  if (!isAllowed(address, foreignPicture) || !URL.canParse(address)) return 'left out'
  return pictureHosts.includes(new URL(address).host) ? 'shown' : 'linked'
}

function cleanPicture(picture: HTMLImageElement, { pictureHosts, pictureLabel }: NoticeOptions): void {
  const address = picture.getAttribute('src') ?? ''
  const use = pictureUse(address, pictureHosts)
  if (use === 'shown') {
    picture.loading = 'lazy'
    picture.referrerPolicy = 'no-referrer'
  } else if (use === 'linked' && !picture.closest('a')) {
    const link = picture.ownerDocument.createElement('a')
    link.href = address
    link.textContent = `${picture.alt || pictureLabel} (${new URL(address).host})`
    cleanLink(link)
    picture.replaceWith(link)
  } else picture.replaceWith(picture.alt)
}

/** Wide tables scroll inside the text, by keyboard too. */
function makeScrollable(table: HTMLTableElement, label: string): void {
  const scroller = table.ownerDocument.createElement('div')
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', table.caption?.textContent || label)
  scroller.dataset.scroller = ''
  table.replaceWith(scroller)
  scroller.append(table)
}

/** Elements with implied end tags: a thousand of them in a row are not nested. */
const endedByNext =
  /^(p|li|d[dt]|t[rdh]|thead|tbody|tfoot|col|colgroup|caption|br|hr|img|input|wbr|link|meta)$/

/** Editors need a tenth of this. Browsers take many seconds for thousands of nested elements. */
const limits = { depth: 200, elements: 20_000 }

/** Whether a text has too many or too deeply nested elements to be displayed in reasonable time. */
export function isOverloaded(html: string): boolean {
  let depth = 0
  let elements = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
    if (endedByNext.test(name.toLowerCase())) elements += 1
    else if (end) depth = Math.max(0, depth - 1)
    else {
      depth += 1
      elements += 1
    }
    if (depth > limits.depth || elements > limits.elements) return true
  }
  return false
}

interface NoticeOptions {
  /** Gives a table without a caption an accessible name. */
  readonly tableLabel: string
  /** Gives a picture without alternative text a name. */
  readonly pictureLabel: string
  /** Hosts that pictures may be loaded from besides the portal's own. */
  readonly pictureHosts: readonly string[]
}

/**
 * The text of a notice without anything that could run scripts, send data or cover the page; an overloaded one as plain
 * text. Returns nodes, since parsing sanitised text again could change its meaning (mutation XSS).
 */
export function noticeNodes(html: string, options: NoticeOptions): DocumentFragment {
  if (isOverloaded(html)) {
    const words = document.createDocumentFragment()
    words.append(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
    return words
  }
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) cleanLink(link)
  for (const picture of fragment.querySelectorAll('img')) cleanPicture(picture, options)
  for (const table of fragment.querySelectorAll('table')) makeScrollable(table, options.tableLabel)
  return fragment
}
