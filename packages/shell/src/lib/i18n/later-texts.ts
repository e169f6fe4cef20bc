/** The texts that the first screens do without. */
export const laterFiles = import.meta.glob<unknown>(
  ['./locales/*/*.json', '../../features/*/locales/*/*.json', '!./locales/*/{login,errors,sign-on}.json'],
  { import: 'default' },
)
