import DOMPurify from 'dompurify'

/** Elements that a notice may be written with: text, lists, tables, pictures. Nothing that runs, loads a page or asks for input. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** No style and no class, which could lay a notice over the portal; no id and no name, which scripts look things up by. */
const attributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start'],
]

/** A page of the web or of the portal, a mail address, a telephone. */
const linkAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** A picture by https, of the portal's own, or inside the text; no SVG, which is a document of its own. */
const pictureAddress = /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpe?g|gif|webp);base64,)/i

/** Browsers drop white space and signs without a look of their own inside addresses: `java\nscript:` is one to them. */
const dropped = /[\s\p{Cc}\p{Cf}]/u

const isAllowed = (address: string, allowed: RegExp) => allowed.test(address) && !dropped.test(address)

function mendLink(link: HTMLAnchorElement): void {
  if (isAllowed(link.getAttribute('href') ?? '', linkAddress)) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  } else link.removeAttribute('href')
}

function mendPicture(picture: HTMLImageElement): void {
  if (isAllowed(picture.getAttribute('src') ?? '', pictureAddress)) {
    picture.loading = 'lazy'
    picture.referrerPolicy = 'no-referrer'
  } else picture.remove()
}

/** Wide tables scroll inside the text, by keyboard too. */
function letScroll(table: HTMLTableElement, label: string): void {
  const scroller = table.ownerDocument.createElement('div')
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', table.caption?.textContent || label)
  scroller.dataset.scroller = ''
  table.replaceWith(scroller)
  scroller.append(table)
}

/**
 * The text of a notice without anything that could run, send or cover. It comes as nodes, ready to be put into the page: text
 * that is parsed a second time may turn out to be something else.
 */
export function sanitised(html: string, { tableLabel }: { tableLabel: string }): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) mendLink(link)
  for (const picture of fragment.querySelectorAll('img')) mendPicture(picture)
  for (const table of fragment.querySelectorAll('table')) letScroll(table, tableLabel)
  return fragment
}
