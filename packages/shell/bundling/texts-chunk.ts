/** When texts are needed: on the first screen, on those that lead from it to the frame, else inside the frame; what opens on demand has its own. */
const moments: Readonly<Record<string, string>> = {
  login: 'start',
  errors: 'start',
  'sign-on': 'start',
  verification: 'entrance',
  'reset-password': 'entrance',
  password: 'entrance',
  'menu-search': 'menu-search',
}

/** A few files of texts in each language, instead of one for each namespace. */
export function textsChunk(moduleId: string): string | null {
  const [, language, namespace] = /\/i18n\/locales\/(\w+)\/([\w-]+)\.json$/.exec(moduleId) ?? []
  return language && namespace ? `texts-${moments[namespace] ?? 'portal'}-${language}` : null
}
