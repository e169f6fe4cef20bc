import { type TOptional, Type } from 'typebox'
import type { BusinessUnit } from '../entities/business-unit.ts'
import { type HomeWidgetId, homeFigureIds, homeWidgetIds } from './home-widgets.ts'
import { closed, text } from './schema-parts.ts'

const page = Type.Object(
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
)
const pages = Type.Array(page)

/** Pages that list distributors of all business units. */
export const distributorPages = Type.Array(page, {
  expected: 'pages',
  description:
    'pages that list distributors, each below the address of its list: the search opens a distributor on the first that the ' +
    'user has; without one it opens the account or the orders of the distributor (assumed)',
  examples: [[{ system: 'CZDP', menu: 'CZDP_DEALERS' }]],
})

/** Records that approvals name by their numbers. */
const recordKinds = ['order', 'retailOrder', 'project', 'contract', 'waitingContract', 'store'] as const

/** One list of pages for each kind of record. */
export const recordPages = Type.Object(
  Object.fromEntries(recordKinds.map((kind) => [kind, Type.Optional(pages)])) as Readonly<
    Record<(typeof recordKinds)[number], TOptional<typeof pages>>
  >, // the same kinds, by this line
  {
    ...closed,
    expected: 'pages',
    description:
      'pages that list records of a kind, each below the address of its list: a number in the preview of an approval opens ' +
      'the record on the first that the user has, and is text without one; so does the search. A `waitingContract` is one that is not ' +
      'registered yet (assumed)',
    examples: [{ project: [{ system: 'LTC', menu: 'LTC_PROJECT_LIST' }] }],
  },
)

/** Pages on which distributors renew their agreements. */
export const agreementPages = Type.Array(page, {
  expected: 'pages',
  description:
    'pages that list renewals of agreements, each with its form below (`/new`): a distributor whose account is frozen renews the ' +
    'agreement on the first that it has (assumed)',
  examples: [[{ system: 'LTC', menu: 'LTC_CONTRACT_RENEWAL' }]],
})

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
      pages: Type.Optional(
        Type.Array(page, {
          minItems: 1,
          expected: 'pages',
          description:
            'pages that these people work with most, in their order: tiles at the top of the home page, after favourites and ' +
            'recent pages; without it the pages of the widgets, then the first of the menus',
          examples: [[{ system: 'OSS', menu: 'OSS_CERAMIC_NEW' }]],
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
