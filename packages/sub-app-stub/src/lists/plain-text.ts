const blocks = 'p, li, h1, h2, h3, h4, tr, blockquote, pre'

/** The paragraphs of a text in HTML, without its markup: what a backend sends is never put into the page as HTML. */
export function plainParagraphs(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove()
  const found = [...body.querySelectorAll(blocks)].filter((block) => !block.querySelector(blocks))
  return (found.length > 0 ? found : [body]).map(({ textContent }) => textContent.trim()).filter(Boolean)
}
