/** What a value of the configuration must be, in words; the shell has the same in each language. */
export const expectedInWords = {
  text: 'must be a text that is not empty',
  words: 'must be a text, or texts by the languages en, zh, es and ja',
  color: 'must be a colour as #1890ff',
  base: 'must be empty, or an address without a slash at its end',
  folder: 'must be one word of letters, digits, - and _',
  childRoot:
    'must be one word of letters, digits, - and _ that begins no address of the portal, as login and api do',
  address: 'must be an address that starts with / or http',
  host: 'must be a list of hosts such as crm.example.com or crm.example.com:8443',
  fields: 'must be a list of names of fields',
  callPath:
    'must be a path that starts with /, has no empty, . or .. part, and has the same places in braces as the default',
  count: 'must be a whole number from {{minimum}} to {{maximum}}',
  flag: 'must be true or false',
  key: 'must be 16 plain characters',
  ownKey: 'must be a key of your own: the one of the demo is public',
  deployed: 'must be production or test in a portal that was built for production',
  environment: 'must be production, test or development',
  statusPage: 'must be administrators, everyone or off',
  pageHost: 'must be qiankun or iframe',
  permissions: 'must be a list of names of browser features such as camera or display-capture',
  roles: 'must name at least one role code for each page',
  pages: 'must be a list of pages, each with its system and menu code',
  layouts: 'must be a list of layouts, each with role codes and names of widgets',
  unit: 'must be ceramic or bathroom',
  entry:
    'is missing: name where this sub-app is loaded from, or take it out of the portal with "systems": {{systems}}',
  opened: 'must be the app of a system: no system opens it',
  object: 'must be a readable JSON object',
  nothing: 'is no field of the configuration',
} as const

export type ExpectedValue = keyof typeof expectedInWords

/** An invalid value: the path of its field, and what it must be. */
export interface ConfigProblem {
  readonly field: string
  readonly expected: ExpectedValue
  /** What the words have places for, each marked `{{name}}`. */
  readonly values?: Readonly<Record<string, string>>
}

/** The error, with the path of its field. */
export function problemInWords({ field, expected, values = {} }: ConfigProblem): string {
  const words = expectedInWords[expected].replace(
    /\{\{(\w+)\}\}/g,
    (place, name: string) => values[name] ?? place,
  )
  return `${field} ${words}`
}
