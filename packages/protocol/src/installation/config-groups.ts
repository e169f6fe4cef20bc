import { Type } from 'typebox'
import { subAppNamePattern } from '../systems.ts'
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
      allow: Type.Optional(
        Type.Array(matching('permissions', '^[a-z]+(-[a-z]+)*$'), {
          expected: 'permissions',
          description:
            'what its pages in an iframe may use of the browser beside fullscreen and the clipboard, by the names of ' +
            '`Permissions-Policy`; the header of that name must not switch it off',
          examples: [['camera', 'geolocation']],
        }),
      ),
      ownNames: Type.Optional(
        Type.Array(text(), {
          description:
            'names of cookies and stored values that its pages in the portal’s page have for themselves until the ' +
            'sign-out, although the portal uses them',
          examples: [['Admin-Token']],
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

export const features = Type.Object(
  {
    approvals: Type.Optional(
      flag({
        description:
          'the inbox of approvals `/approvals`, its card on the home page and all that leads there',
        default: true,
        examples: [false],
      }),
    ),
    profile: Type.Optional(
      flag({ description: 'the page of the user’s own data, `/profile`', default: true, examples: [false] }),
    ),
    questionnaire: Type.Optional(
      flag({
        description: 'questionnaires that open on the home page, and the reminder of a closed one',
        default: true,
        examples: [false],
      }),
    ),
    search: Type.Optional(
      flag({ description: 'the search over menus, records and commands', default: true, examples: [false] }),
    ),
    shortcutNotice: Type.Optional(
      flag({ description: 'the notice with the pages of one menu group', default: true, examples: [false] }),
    ),
  },
  {
    ...closed,
    description:
      'features that this installation switches off; the settings drawer, the status page and training have keys of their own',
    examples: [{ approvals: false, search: false }],
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
      description:
        'put before the path of the token call; empty for the same origin. On the host of `apiBase` it gets the certificate',
      examples: ['https://crm.example.com'],
    }),
    chat: address({
      description: 'address of the chat; it gets the token as the query value `token` (assumed)',
      examples: ['https://crm.example.com/chat'],
    }),
  },
  { ...closed, description: 'the smart customer service; without it the portal offers no chat' },
)
