import { sessionEndedCode, startOverCode } from '@portal/protocol/envelope'
import { type MessageLanguage, type NameLanguage, nameLanguage } from '../domain/name-language.ts'
import { texts } from './texts.ts'

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

interface RejectionOptions {
  /** Code of the envelope. */
  readonly code?: number
  /** 200 for a request that was understood and refused (specification §8); 4xx for a malformed request. */
  readonly httpStatus?: number
}

/** Thrown to reject a call; becomes an envelope of status E whose message is meant for the user, in the user's language. */
export class Rejection extends Error {
  override readonly name = 'Rejection'
  readonly userMessage: Message
  readonly options: RejectionOptions

  constructor(said: Message, options: RejectionOptions = {}) {
    super(said.zh)
    this.userMessage = said
    this.options = options
  }
}

/** The certificate is missing, unknown or expired: E with the code that ends the session (specification §4). */
export const sessionEnded = (message: Message = texts.sessionEnded) =>
  new Rejection(message, { code: sessionEndedCode })

/** No further try counts at what was begun: a second step or a password reset. */
export const startOver = (message: Message) => new Rejection(message, { code: startOverCode })
