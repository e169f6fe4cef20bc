import { type MessageLanguage, type NameLanguage, nameLanguage } from '../domain/name-language.ts'

type Translations = Readonly<Partial<Record<Exclude<NameLanguage, MessageLanguage>, string>>>

/** A message for the user, in the languages of the server. */
export type Message = Readonly<Record<MessageLanguage, string>> & Translations

/** The same thing in each language; what only programmers read, or is rarely seen, exists in two. */
export const message = (zh: string, en: string, translations: Translations = {}): Message => ({
  zh,
  en,
  ...translations,
})

/** A text from elsewhere, the same in every language. */
export const verbatim = (text: string): Message => ({ zh: text, en: text })

/** A message in the language of an Accept-Language header (assumed). */
export const wording = (message: Message, acceptLanguage: string | undefined): string =>
  message[nameLanguage(acceptLanguage)] ?? message.en

type Value = string | number | readonly (string | number)[] | Message

/** Input as a message shows it, however long it is. */
const quoted = (input: string): string => (input.length > 80 ? `${input.slice(0, 80)}…` : input)

function shownIn(language: NameLanguage, value: Value): string {
  if (typeof value !== 'object') return quoted(String(value))
  if ('zh' in value) return value[language] ?? value.en
  return value.join(language === 'zh' || language === 'ja' ? '、' : ', ')
}

/** A message with values in its places, e.g. `{code}`. */
export function filled(text: Message, values: Readonly<Record<string, Value>>): Message {
  const fill = (language: NameLanguage, pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name]
      return value === undefined ? place : shownIn(language, value)
    })
  const { zh, en, es, ja } = text
  return {
    ...{ zh: fill('zh', zh), en: fill('en', en) },
    ...(es !== undefined && { es: fill('es', es) }),
    ...(ja !== undefined && { ja: fill('ja', ja) }),
  }
}
