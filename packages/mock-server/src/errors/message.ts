import type { MessageLanguage } from '../domain/name-language.ts'

/** Something that the server says to a person, in each language that it speaks. */
export type Message = Readonly<Record<MessageLanguage, string>>

/** The same thing in both languages. */
export const said = (zh: string, en: string): Message => ({ zh, en })

/** What somebody else has worded, the same for everybody. */
export const verbatim = (text: string): Message => ({ zh: text, en: text })

/** Input as a message shows it, however long it is. */
export const quoted = (input: string): string => (input.length > 80 ? `${input.slice(0, 80)}…` : input)
