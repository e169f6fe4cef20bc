/** What everything would look like, by the way in which a script says it: each has a property of its own. */
const everything = (style: string) => `* { ${style} !important }`

function styleIn(container: HTMLElement, css: string): CSSRuleList {
  const style = document.createElement('style')
  style.textContent = css
  container.append(style)
  return style.sheet?.cssRules ?? new CSSStyleSheet().cssRules
}

/** Styles for every element that no text of a style sheet shows. */
export async function styleByScript(container: HTMLElement): Promise<void> {
  const [block, own, around] = styleIn(
    container,
    '@media all { } .own { text-indent: 7px !important } .around { }',
  )
  // Once the sheet was looked at.
  await new Promise((resolve) => setTimeout(resolve))
  if (block instanceof CSSMediaRule) block.insertRule(everything('letter-spacing: 9px'))
  if (own instanceof CSSStyleRule) own.selectorText = '/* .own */ *'
  if (around instanceof CSSStyleRule) around.insertRule(':not(&) { word-spacing: 8px !important }')
  styleIn(container, '.around { :not(&) { tab-size: 3 !important } }')
  styleIn(
    container,
    '@scope (body) { text-transform: uppercase } @scope (html) { * { cursor: help !important } }',
  )
  container.insertAdjacentHTML('beforeend', `<svg><style>${everything('font-style: italic')}</style></svg>`)
  for (const [place, weight] of [
    [document.head, 'font-weight: 300'],
    [document.body, 'font-stretch: 75%'],
    [document.documentElement, 'font-kerning: none'],
  ] as const) {
    const style = document.createElement('style')
    style.textContent = everything(weight)
    place.append(style)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(everything('line-height: 33px'))
  container.ownerDocument.adoptedStyleSheets.push(sheet)
  sheet.addRule('*', 'text-align: end !important')
}
