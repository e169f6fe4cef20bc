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

/** A picture by https, of the portal, or a data URL; no SVG, which can contain scripts. */
const pictureAddress = /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpe?g|gif|webp);base64,)/i

/** Browsers ignore white space and control characters in addresses: `java\nscript:` runs as a script. */
const ignored = /[\s\p{Cc}\p{Cf}]/u

const isAllowed = (address: string, allowed: RegExp) => allowed.test(address) && !ignored.test(address)

function cleanLink(link: HTMLAnchorElement): void {
  if (isAllowed(link.getAttribute('href') ?? '', linkAddress)) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  } else link.removeAttribute('href')
}

function cleanPicture(picture: HTMLImageElement): void {
  if (isAllowed(picture.getAttribute('src') ?? '', pictureAddress)) {
    picture.loading = 'lazy'
    picture.referrerPolicy = 'no-referrer'
  } else picture.remove()
}

/** Wide tables scroll inside the text, by keyboard, too. */
function makeScrollable(table: HTMLTableElement, label: string): void {
  const scroller = table.ownerDocument.createElement('div')
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', table.caption?.textContent || label)
  scroller.dataset.scroller = ''
  table.replaceWith(scroller)
  scroller.append(table)
}

/**
 * The text of a notice without anything that could run scripts, send data or cover the page. Returns nodes, since parsing
 * sanitised text a second time could change its meaning (mutation XSS).
 */
export function sanitised(html: string, { tableLabel }: { tableLabel: string }): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) cleanLink(link)
  for (const picture of fragment.querySelectorAll('img')) cleanPicture(picture)
  for (const table of fragment.querySelectorAll('table')) makeScrollable(table, tableLabel)
  return fragment
}
