/** What the browser tells about the network; absent in some. */
const told = (name: string): unknown => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object ? Reflect.get(connection, name) : undefined
}

/** People who pay for each byte or asked to save them. */
export const savesData = (): boolean => told('saveData') === true

/** A network on which files that nobody asked for would be in the way of those that somebody did. */
export const isSlow = (): boolean => /^(slow-2g|2g|3g)$/.test(String(told('effectiveType')))
