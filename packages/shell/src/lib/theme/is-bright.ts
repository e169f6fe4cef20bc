/** The part of antd's colours that tells their light. */
interface Rgb {
  readonly toRgb: () => { readonly r: number; readonly g: number; readonly b: number }
}

/** Whether black can be read better on a colour than white, by how bright the eye takes it to be, 0 to 255. */
export function isBright(color: Rgb): boolean {
  const { r, g, b } = color.toRgb()
  return 0.299 * r + 0.587 * g + 0.114 * b > 192
}
