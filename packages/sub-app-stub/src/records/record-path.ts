/** Pages of single records lie below their list. */
export const recordPath = (list: string, number: string): string => `${list}/${encodeURIComponent(number)}`

export const recordPattern = (list: string): string => `${list}/:number`
