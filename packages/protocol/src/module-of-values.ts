/** Shorter ones are as short as a name. */
const shortest = 16

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The code of a module that exports plain data, in which equal parts are written once. */
export function moduleOfValues(values: Readonly<Record<string, unknown>>): string {
  const times = new Map<string, number>()
  const count = (value: unknown) => {
    if (!isRecord(value)) return
    const text = JSON.stringify(value)
    times.set(text, (times.get(text) ?? 0) + 1)
    if (times.get(text) === 1) Object.values(value).forEach(count)
  }
  Object.values(values).forEach(count)

  const lines: string[] = []
  const names = new Map<string, string>()
  const codeOf = (value: unknown): string => {
    const text = JSON.stringify(value)
    if (!isRecord(value)) return text
    const known = names.get(text)
    if (known) return known
    const entries = Object.entries(value).filter(([, part]) => part !== undefined)
    const code = Array.isArray(value)
      ? `[${value.map(codeOf).join()}]`
      : `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${codeOf(part)}`).join()}}`
    if ((times.get(text) ?? 0) < 2 || text.length < shortest) return code
    const name = `part${names.size}`
    names.set(text, name)
    lines.push(`const ${name} = ${code}`)
    return name
  }
  for (const [name, value] of Object.entries(values)) lines.push(`export const ${name} = ${codeOf(value)}`)
  return lines.join('\n')
}
