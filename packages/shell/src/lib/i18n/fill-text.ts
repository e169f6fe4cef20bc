/** Puts values into the places of a text that are marked `{{name}}`, on screens that have no translation library. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
