declare module 'pinyin-match/src/simplified_dict.js' {
  /** The characters of each syllable, e.g. `dan` → 单但…; ü is written v. */
  export const dict: Readonly<Record<string, string>>
}
