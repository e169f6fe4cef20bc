import { type TOptional, Type } from 'typebox'
import type { BusinessUnit } from '../entities/business-unit.ts'
import { subAppNamePattern } from '../systems.ts'
import { type HomeWidgetId, homeFigureIds, homeWidgetIds } from './home-widgets.ts'
import { address, base, closed, flag, matching, recordOf, text, words } from './schema-parts.ts'

export const subApps = recordOf(
  subAppNamePattern,
  Type.Object(
    {
      entry: address({
        description:
          'address of its HTML page; in an iframe `{path}` becomes the path of the tab, for a page without the bridge',
        examples: ['/sub-apps/oms/', 'https://old.example.com/{path}'],
      }),
      host: Type.Optional(
        Type.Enum(['qiankun', 'iframe'], {
          expected: 'pageHost',
          description:
            'what holds its pages: `qiankun` mounts them into the portal’s page, `iframe` gives each a window of its own, ' +
            'for pages that share no window with others (zone.js, several classic scripts, code that is not trusted)',
          default: 'qiankun',
          examples: ['iframe'],
        }),
      ),
    },
    closed,
  ),
  {
    expectedName: 'folder',
    description: 'where each sub-app is loaded from, by its name, which is the second part of its address',
    examples: [
      {
        oms: { entry: '/sub-apps/oms/' },
        ltc: { entry: '/sub-apps/ltc/' },
        czdp: { entry: '/sub-apps/czdp/' },
        dp: { entry: 'https://wall.example.com/' },
      },
    ],
  },
)

export const systems = recordOf(
  '^\\S+$',
  Type.Object(
    {
      app: Type.Optional(
        matching('folder', subAppNamePattern, {
          description:
            'the sub-app that shows its pages inside the portal; without it the system opens in a window',
          examples: ['shop'],
        }),
      ),
      appSystemCode: Type.Optional(
        text({ description: 'system code that the sub-app goes by; its own without it', examples: ['OMS'] }),
      ),
      responsibilityFrom: Type.Optional(
        text({
          description: 'system whose responsibility the sub-app acts under; its own without it',
          examples: ['LTC'],
        }),
      ),
      ssoJump: Type.Optional(
        flag({
          description: 'whether sign-on links may lead to its pages',
          default: false,
          examples: [true],
        }),
      ),
    },
    closed,
  ),
  {
    expectedName: 'text',
    description:
      'systems beside those of the specification (OSS, LTC, CZDP and WYDP), by system code; one of these codes replaces its ' +
      'entry as a whole. All other systems open in a window',
    examples: [{ SHOP: { app: 'oms', responsibilityFrom: 'LTC' } }],
  },
)

export const signOn = Type.Object(
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

export const branding = Type.Object(
  {
    company: Type.Optional(
      words({
        description: 'name of the company, on the screens before the frame; without it that of the product',
        examples: [{ en: 'Example Tiles', zh: '示例陶瓷' }],
      }),
    ),
    product: Type.Optional(
      words({
        description: 'name of the portal, beside the logo; without it a general one',
        examples: [{ en: 'Example Portal', zh: '示例门户' }],
      }),
    ),
    headline: Type.Optional(
      words({
        description: 'large words beside the sign-in form; without them general ones',
        examples: ['All in one place'],
      }),
    ),
    tagline: Type.Optional(
      words({
        description: 'a sentence below them; without it a general one',
        examples: ['Orders and contracts.'],
      }),
    ),
    logo: Type.Optional(
      address({
        description: 'address of an image, square; also the icon of the browser tab',
        default: '/mark.svg',
        examples: ['/brand/logo.svg'],
      }),
    ),
  },
  { ...closed, description: 'how the company and its portal are called and shown' },
)

export const customerService = Type.Object(
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

const pages = Type.Array(
  Type.Object(
    {
      system: text({ description: 'code of the system in the menus', examples: ['OSS'] }),
      menu: text({ description: 'code of the menu item', examples: ['OSS_PICKUP_LIST'] }),
      unit: Type.Optional(
        Type.Unsafe<BusinessUnit>(
          Type.Enum(['ceramic', 'bathroom'], {
            expected: 'unit',
            description: 'the business unit whose rows the page has; without it those of all',
            examples: ['ceramic'],
          }),
        ),
      ),
    },
    { ...closed, expected: 'pages' },
  ),
)

/** One list of pages for each widget. */
export const homeWidgets = Object.fromEntries(
  homeWidgetIds.map((id) => [id, Type.Optional(pages)]),
) as Readonly<Record<HomeWidgetId, TOptional<typeof pages>>> // the same ids, by this line

/** What people find on the home page until they arrange it themselves, by what they are responsible for. */
export const homeLayouts = Type.Array(
  Type.Object(
    {
      responsibilities: Type.Array(text(), {
        minItems: 1,
        expected: 'layouts',
        description: 'codes of responsibilities; the layout is for people with one of them',
        examples: [['LTC_SALES']],
      }),
      widgets: Type.Array(Type.Enum(homeWidgetIds, { expected: 'layouts' }), {
        minItems: 1,
        expected: 'layouts',
        description:
          'widgets in their order; those that a person may not see are left out, and more than eight',
        examples: [['approvals', 'notices', 'orders']],
      }),
      figures: Type.Optional(
        Type.Array(Type.Enum(homeFigureIds, { expected: 'layouts' }), {
          minItems: 1,
          expected: 'layouts',
          description:
            'figures of the widget `figures` in their order; without it sales, target, receivable and pickups',
          examples: [['sales', 'target', 'receivable', 'pickups']],
        }),
      ),
    },
    { ...closed, expected: 'layouts' },
  ),
  {
    expected: 'layouts',
    description:
      'first layouts of the home page, the first that fits a person counts; people whom none fits, or without this key, ' +
      'find the first eight of all widgets. The other widgets can be added by everybody (assumed)',
    examples: [[{ responsibilities: ['LTC_SALES'], widgets: ['approvals', 'notices', 'orders'] }]],
  },
)
