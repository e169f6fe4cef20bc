import { type Language, languages, languageTag } from '@portal/protocol/languages'

/** Option of a picture: the portal's language, which is also the browser's. */
export interface PictureOptions {
  readonly language: Language
}

const colorSchemes = ['light', 'dark'] as const
/** From the narrowest that is promised to the widest. */
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const

/** All variants in which a screen is viewed. */
export const variants = languages.flatMap((language) =>
  colorSchemes.flatMap((colorScheme) =>
    sizes.map((size) => ({
      name: `${language}-${colorScheme}-${size.width}`,
      language,
      locale: languageTag(language),
      colorScheme,
      ...size,
    })),
  ),
)
