import { type Static, Type } from 'typebox'
import { callPathSchemas } from './call-path-schemas.ts'
import type { ExpectedValue } from './expected-values.ts'

/** What docs/configuration.md tells of a key beside its type. */
interface About {
  readonly description: string
  /** What holds without it, where that is a value. */
  readonly default?: unknown
  readonly examples: readonly [unknown, ...unknown[]]
}

const text = (about?: About) => Type.String({ pattern: '\\S', expected: 'text', ...about })
const matching = (expected: ExpectedValue, pattern: string, about?: About) =>
  Type.String({ pattern, expected, ...about })
const address = (about: About) => matching('address', '^(https?:/)?/[^\\s/]\\S*$', about)
const base = (about: About) => matching('base', '^((https?:/)?/[^\\s/](\\S*[^\\s/])?)?$', about)
const count = (about: About) => Type.Integer({ minimum: 1, expected: 'count', ...about })
const flag = (about: About) => Type.Boolean({ expected: 'flag', ...about })

/** Names that an object may have beside its own: remarks of the people who write the file. */
const remarks = { patternProperties: { '^(\\$schema$|comment|x-)': {} } }
const closed = { additionalProperties: false, expected: 'object', ...remarks } as const

const signOn = Type.Object(
  {
    url: address({
      description:
        'its sign-in page; gets `redirect_uri` and `state`, and answers with `code` and `state` (assumed, as OAuth names them)',
      examples: ['https://id.example.com/authorize?client_id=portal'],
    }),
    system: text({
      description:
        'what the sso login call names as `ssoSystem`; also the name of the provider on the sign-in page',
      examples: ['OA'],
    }),
    loginType: text({ description: 'what the sso login call names as `loginType`', examples: ['sso'] }),
  },
  {
    ...closed,
    description:
      'an identity provider that people may sign in with; without it the sign-in page offers user name and password alone',
  },
)

const customerService = Type.Object(
  {
    host: base({
      description: 'put before the path of the token call; empty for the same origin',
      examples: ['https://crm.example.com'],
    }),
    chat: address({
      description: 'address of the chat; it gets the token as the query value `token` (assumed)',
      examples: ['https://crm.example.com/chat'],
    }),
  },
  { ...closed, description: 'the smart customer service; without it the portal offers no chat' },
)

/**
 * `/config.json`: all that distinguishes one installation from another, without a rebuild. The check at the start, the type
 * of the configuration and docs/configuration.md come from here.
 */
export const configSchema = Type.Object(
  {
    productTitle: text({
      description: 'second part of every page title (specification §2)',
      examples: ['RTM首页'],
    }),
    apiBase: base({
      description: 'put before the path of every call; empty for the same origin',
      examples: ['https://api.example.com/portal'],
    }),
    callPaths: Type.Optional(
      Type.Object(callPathSchemas, {
        ...closed,
        description:
          'paths of calls, by the id of the call; the others keep the path of the specification or the assumed one',
        examples: [{ findNoticeList: '/api/messageServer/notices/findList' }],
      }),
    ),
    childRoot: matching('folder', '^[\\w\\-]+$', {
      description: 'first part of the address of every sub-app (specification §2)',
      examples: ['child'],
    }),
    subApps: Type.Object(
      Object.fromEntries(
        (['oms', 'ltc', 'czdp', 'dp'] as const).map((name) => [
          name,
          Type.Object(
            { entry: address({ description: 'address of its HTML page', examples: ['/sub-apps/oms/'] }) },
            closed,
          ),
        ]),
      ),
      { ...closed, description: 'where each sub-app is loaded from, by its name' },
    ),
    tabLimit: count({ description: 'most tabs that may be open (specification §9)', examples: [20] }),
    maxLiveSubApps: Type.Optional(
      count({
        description:
          'most mounted pages of sub-apps, each of which takes about 3 MB; beyond that the least recently used clean ones ' +
          'are mounted again when they are visited',
        default: 20,
        examples: [8],
      }),
    ),
    premountSubApps: Type.Optional(
      flag({
        description: 'whether the page that a user opens most is mounted after the sign-in',
        default: true,
        examples: [false],
      }),
    ),
    requestTimeoutMs: count({
      description: 'how long a call may take, in milliseconds (specification §7)',
      examples: [30_000],
    }),
    cipherKey: matching('key', '^[\\x20-\\x7e]{16}$', {
      description: 'key of the cipher for passwords on their way',
      examples: ['portal-demo-key!'],
    }),
    reloginInPlace: Type.Optional(
      flag({
        description: 'whether people whose session ended over unsaved input may sign in again in place',
        default: true,
        examples: [false],
      }),
    ),
    routeRoles: Type.Optional(
      Type.Record(Type.String(), Type.Array(text(), { minItems: 1 }), {
        expected: 'roles',
        description:
          'who may see which of the portal’s own pages: codes of responsibilities by the address of the page (specification §6)',
        examples: [{ '/dashboard': ['LTC_MANAGER'] }],
      }),
    ),
    showSettings: Type.Optional(
      flag({
        description: 'whether the settings drawer is offered (specification §3)',
        default: true,
        examples: [false],
      }),
    ),
    themeStylesheet: Type.Optional(
      address({
        description:
          'a style sheet that is fetched when the theme changes (specification §7); `{color}` in it becomes the theme ' +
          'colour as six digits, `{scheme}` light or dark (assumed)',
        examples: ['https://cdn.example.com/theme-{color}-{scheme}.css'],
      }),
    ),
    environment: Type.Enum(['production', 'test', 'development'], {
      expected: 'environment',
      description:
        'the debug icon shows in `test` only (specification §6); sub-apps can’t be linked in `production`',
      examples: ['production'],
    }),
    signOn: Type.Optional(signOn),
    serviceDesk: Type.Optional(
      address({
        description: 'address of the IT service desk; without it the portal offers none',
        examples: ['https://desk.example.com/'],
      }),
    ),
    customerService: Type.Optional(customerService),
  },
  closed,
)

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** What an installation sets in `/config.json`. */
export type RuntimeConfig = DeepReadonly<Static<typeof configSchema>>
