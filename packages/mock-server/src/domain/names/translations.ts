/** Names by their English ones: in Spanish and in Japanese. */
export type Translations = Readonly<Record<string, readonly [es: string, ja: string]>>
