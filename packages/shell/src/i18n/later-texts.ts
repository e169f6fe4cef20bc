/** The texts of every screen but the first ones. */
export const laterFiles = import.meta.glob<unknown>(
  ['./locales/*/*.json', '!./locales/*/{login,errors,sign-on}.json'],
  { import: 'default' },
)
