import lists from './words.json' with { type: 'json' }

/** A word in Chinese and English (names in pinyin). */
type Word = readonly [zh: string, en: string]

const wordsOf = (list: Readonly<Record<string, string>>): readonly Word[] => Object.entries(list)

export const surnames = wordsOf(lists.surnames)
export const givenNames = wordsOf(lists.givenNames)
export const cities = wordsOf(lists.cities)
/** What a menu item may be about. */
export const pageTopics = wordsOf(lists.pageTopics)
/** Housing estates, as a building project is called. */
export const estates = wordsOf(lists.estates)
/** What building developers are called after. */
export const developers = wordsOf(lists.developers)
export const warehouses = wordsOf(lists.warehouses)
