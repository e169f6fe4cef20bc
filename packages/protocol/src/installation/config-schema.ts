import { type Static, Type } from 'typebox'
import { branding, customerService, features, signOn, subApps, systems } from './config-groups.ts'
import { agreementPages, distributorPages, homeLayouts, homeWidgets, recordPages } from './config-pages.ts'
import {
  address,
  base,
  callPathSchemas,
  childRootPattern,
  closed,
  count,
  flag,
  mappings,
  matching,
  text,
  words,
} from './schema-parts.ts'

/**
 * `/config.json`: all that distinguishes one installation from another, without a rebuild. The check at the start, the type
 * of the configuration and docs/configuration.md come from here.
 */
export const configSchema = Type.Object(
  {
    productTitle: words({
      description: 'second part of every page title (specification §2)',
      examples: ['RTM首页'],
    }),
    branding: Type.Optional(branding),
    themeColor: Type.Optional(
      matching('color', '^#[0-9a-fA-F]{6}$', {
        description: 'the theme colour of people who have chosen none (specification §9)',
        default: '#1890ff',
        examples: ['#0f766e'],
      }),
    ),
    apiBase: base({
      description: 'put before the path of every call; empty for the same origin',
      examples: ['https://api.example.com/portal'],
    }),
    callPaths: Type.Optional(
      Type.Object(callPathSchemas, {
        ...closed,
        description:
          'paths of calls, by the id of the call; the others keep the path of the specification or the assumed one. `null` says ' +
          'that the backend lacks a call beyond the specification: what needs it is not shown. A 404 or 501 says the same until ' +
          'the next load',
        examples: [{ findNoticeList: '/api/messageServer/notices/findList', approveTask: null }],
      }),
    ),
    mappings: Type.Optional(mappings),
    childRoot: matching('childRoot', childRootPattern, {
      description: 'first part of the address of every sub-app (specification §2)',
      examples: ['child'],
    }),
    systems: Type.Optional(systems),
    subApps,
    homeWidgets: Type.Optional(
      Type.Object(homeWidgets, {
        ...closed,
        expected: 'pages',
        description:
          'pages that show the same as a widget of the home page in full: users see the widget who may open one of them, and ' +
          'it leads to the first; an empty list hides it. A widget without a list is shown to users of the system that its ' +
          'call belongs to (assumed), or to all',
        examples: [{ pickups: [{ system: 'OSS', menu: 'OSS_PICKUP_LIST' }], points: [] }],
      }),
    ),
    homeLayouts: Type.Optional(homeLayouts),
    distributorPages: Type.Optional(distributorPages),
    recordPages: Type.Optional(recordPages),
    agreementPages: Type.Optional(agreementPages),
    tabLimit: count(1, 500, { description: 'most tabs that may be open (specification §9)', examples: [20] }),
    maxLiveSubApps: Type.Optional(
      count(1, 500, {
        description:
          'most mounted pages of sub-apps, each of which takes about 3 MB; beyond that the least recently used clean ones ' +
          'are mounted again when they are visited; as many as `tabLimit` without it',
        examples: [8],
      }),
    ),
    premountSubApps: Type.Optional(
      flag({
        description: 'retired, without effect: no page is mounted before it is opened',
        examples: [false],
      }),
    ),
    requestTimeoutMs: count(1_000, 600_000, {
      description:
        'how long a call, or a download until it begins, may take, in milliseconds (specification §7)',
      examples: [30_000],
    }),
    requestIds: Type.Optional(
      flag({
        description:
          'whether calls carry an `X-Request-Id`, by which failures are found in the logs of servers; a backend on ' +
          'another origin has to allow this header',
        default: true,
        examples: [false],
      }),
    ),
    telemetryEndpoint: Type.Optional(
      address({
        description:
          'where errors and Web Vitals of people’s browsers are sent in batches, without secrets; without it nothing is sent',
        examples: ['/telemetry'],
      }),
    ),
    cipherKey: matching('key', '^[\\x20-\\x7e]{16}$', {
      description: 'key of the cipher for passwords on their way',
      examples: ['portal-demo-key!'],
    }),
    unauthorizedEndsSession: Type.Optional(
      flag({
        description: 'whether HTTP 401 ends the session as E with code 4001 does',
        default: true,
        examples: [false],
      }),
    ),
    reloginInPlace: Type.Optional(
      flag({
        description: 'whether people whose session ended over unsaved input may sign in again in place',
        default: true,
        examples: [false],
      }),
    ),
    features: Type.Optional(features),
    routeRoles: Type.Optional(
      Type.Record(Type.String(), Type.Array(text(), { minItems: 1 }), {
        expected: 'roles',
        description:
          'who may see which of the portal’s own pages: codes of responsibilities by the address of the page (specification §6)',
        examples: [{ '/dashboard': ['LTC_MANAGER'] }],
      }),
    ),
    statusPage: Type.Optional(
      Type.Enum(['administrators', 'everyone', 'off'], {
        expected: 'statusPage',
        description:
          'who sees the details of the status page `/__health`: `administrators` are people with the responsibility `admin` ' +
          'and those that `routeRoles` names for this page; all others only learn that the portal runs. `everyone` opens them ' +
          'to all, e.g. while signing in fails; with `off` there is no such page (assumed)',
        default: 'administrators',
        examples: ['everyone'],
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
          'colour as six digits, `{scheme}` light or dark (assumed). Its host allows the portal’s origin ' +
          '(`Access-Control-Allow-Origin`), and the content policy allows that host: `$portal_style_origins` in `http.conf`',
        examples: ['https://cdn.example.com/theme-{color}-{scheme}.css'],
      }),
    ),
    environment: Type.Enum(['production', 'test', 'development'], {
      expected: 'environment',
      description:
        'the debug icon shows in `test` only (specification §6); sub-apps can’t be linked in `production`',
      examples: ['production'],
    }),
    linkSubApps: Type.Optional(
      flag({
        description:
          'whether people may take a sub-app from their own machine (`portal sub-app link`); without it in `development` ' +
          'only, and never in `production`',
        examples: [true],
      }),
    ),
    training: Type.Optional(
      flag({
        description:
          'whether the portal asks its backend for a world to practise in: then it shows which world this is, the people to ' +
          'sign in as, and the tour; the offline backend sets it by itself for worlds of a class unless it is false here, a real one ' +
          'never answers',
        default: false,
        examples: [true],
      }),
    ),
    signOn: Type.Optional(signOn),
    phoneSignIn: Type.Optional(
      flag({
        description:
          'whether people may also sign in with a code that is sent to their phone (specification §7)',
        default: false,
        examples: [true],
      }),
    ),
    allowedRedirectHosts: Type.Optional(
      Type.Array(matching('host', '^[a-z0-9.\\-]+(:\\d+)?$'), {
        expected: 'host',
        description:
          'hosts beside the portal’s own that the `redirectUrl` of a sign-in link may lead to, by https (specification §2)',
        examples: [['crm.example.com', 'desk.example.com:8443']],
      }),
    ),
    noticePictureHosts: Type.Optional(
      Type.Array(matching('host', '^[a-z0-9.\\-]+(:\\d+)?$'), {
        expected: 'host',
        description:
          'hosts beside the portal’s own whose pictures notices may show, by https; of any other one a notice has a link, ' +
          'since the host would learn who reads it and when',
        examples: [['pictures.example.com']],
      }),
    ),
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
