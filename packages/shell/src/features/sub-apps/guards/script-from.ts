/**
 * What a running script is as `document.currentScript`: qiankun has replaced the element in the document.
 * @param source its address, or the whole element as HTML
 */
export function scriptFrom(source: string): HTMLScriptElement | undefined {
  const template = document.createElement('template')
  template.innerHTML = source.startsWith('<') ? source : '<script></script>'
  const script = template.content.querySelector('script') ?? undefined
  if (script && !source.startsWith('<')) script.src = source
  return script
}
