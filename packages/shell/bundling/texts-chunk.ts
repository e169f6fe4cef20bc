/** When texts are needed: on the first screen, on those that lead from it to the frame, on pages that few open, only once somebody asks, else inside the frame. */
const moments: Readonly<Record<string, string>> = {
  login: 'start',
  errors: 'start',
  'sign-on': 'entrance',
  verification: 'entrance',
  'reset-password': 'entrance',
  password: 'entrance',
  notices: 'pages',
  profile: 'pages',
  'quick-jump': 'pages',
  config: 'config',
  settings: 'settings',
  'error-log': 'error-log',
  debug: 'debug',
  'menu-search': 'menu-search',
}

/** A few files of texts in each language, instead of one for each namespace. */
export function textsChunk(moduleId: string): string | null {
  const [, language, namespace] = /\/i18n\/locales\/(\w+)\/([\w-]+)\.json$/.exec(moduleId) ?? []
  return language && namespace ? `texts-${moments[namespace] ?? 'portal'}-${language}` : null
}
