import { menuIcons } from '@portal/protocol/entries/entry-kinds'
import { expectedOf } from '@portal/protocol/rules/nearest'
import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import { type Static, type TProperties, Type } from 'typebox'
import { Value } from 'typebox/value'
import { idForms } from '../worlds/settings.ts'

// The schemas of the company's files.

export const entry = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })
/** A text of a certain form; `expected` names the form in errors. */
const matching = (pattern: RegExp, expected: string) =>
  Type.Refine(
    Type.String(),
    (text) => pattern.test(text),
    () => `must be ${expected}`,
  )
export const Text = Type.String({ minLength: 1 })
export const Code = matching(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  'a code of letters, digits, dots, dashes and underscores',
)
export const Codes = Type.Array(Code)
const Day = matching(
  /^([+-]\d{1,4}d|\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/,
  "a day counted from the world's day, such as -3d or +14d, or a date such as 2026-03-31",
)
const Path = matching(/^\/\S*$/, 'a path that starts with /')
const Icon = Type.Refine(
  Type.String(),
  (name) => menuIcons.some((icon) => icon === name),
  (name) => `${name} is no icon; ${expectedOf(name, menuIcons)}`,
)
/** The type of generated ids; numbers by default. */
export const Ids = Type.Enum([...idForms])
const FileName = matching(
  /^[^\\/:*?"<>|%\p{C}]{1,100}\.(csv|txt)$/u,
  'a file name that ends with .csv or .txt and that every system allows',
)
const Password = Type.Refine(
  Type.String(),
  isAcceptablePassword,
  () => 'must be a password that the policy allows, such as Tiles@2026',
)
const Phone = matching(/^1\d{10}$/, 'eleven digits in quotes, the first a 1')
const BusinessUnit = Type.Enum(['ceramic', 'bathroom'])
const UserKind = Type.Enum(['staff', 'sales', 'distributor'])
const named = { code: Code, name: Text, nameEn: Text }

const Addressees = Type.Union([Type.Literal('all'), Codes, entry({ kind: UserKind })])
/** Checked as a whole: one clear sentence instead of why each form did not fit. */
const Recipients = Type.Refine(
  Type.Unsafe<Static<typeof Addressees>>({}),
  (value) => Value.Check(Addressees, value),
  () => 'must be all, a list of user names, or { kind: staff | sales | distributor }',
)

// The files of a company, one schema each.

export type Answers = Static<typeof Answers>
/** How the company's backend answers; a company may do without this file. */
export const Answers = entry({ ids: Ids })

export type Departments = Static<typeof Departments>
export const Departments = Type.Array(entry({ ...named, businessUnit: Type.Optional(BusinessUnit) }))

export type Systems = Static<typeof Systems>
export const Systems = Type.Array(
  entry({
    ...named,
    realCode: Code,
    realName: Text,
    description: Text,
    departments: Codes,
    disabled: Type.Optional(Type.Boolean()),
  }),
)

export type Responsibilities = Static<typeof Responsibilities>
export const Responsibilities = Type.Array(entry({ ...named, system: Code }))

/** `departments` and `responsibilities` that are absent are the parent's, at the root all of the system's. */
export const Menu = Type.Cyclic(
  {
    Node: entry({
      ...named,
      description: Type.Optional(Text),
      path: Path,
      htmlUrl: Type.Optional(Text),
      icon: Type.Optional(Icon),
      disabled: Type.Optional(Type.Boolean()),
      departments: Type.Optional(Codes),
      responsibilities: Type.Optional(Codes),
      children: Type.Optional(Type.Array(Type.Ref('Node'))),
    }),
    Menu: Type.Array(Type.Ref('Node')),
  },
  'Menu',
)
export type Menu = Static<typeof Menu>
export type MenuNode = Menu[number]

export type Distributors = Static<typeof Distributors>
export const Distributors = Type.Array(
  entry({
    ...named,
    city: Text,
    saleAreas: Type.Array(
      entry({
        businessUnit: BusinessUnit,
        salesOrgBusinessType: Text,
        saleOrganizationCode: Code,
        saleOrganizationName: Text,
        distributionChannelCode: Code,
        distributionChannelName: Text,
        companyCode: Code,
      }),
      { minItems: 1 },
    ),
  }),
)

export type Users = Static<typeof Users>
export const Users = entry({
  password: Password,
  users: Type.Array(
    entry({
      userName: Code,
      fullName: Text,
      fullNameEn: Text,
      kind: UserKind,
      phone: Phone,
      email: Type.Optional(Text),
      departments: Codes,
      responsibilities: Codes,
      positions: Type.Optional(
        Type.Array(
          entry({
            name: Text,
            nameEn: Type.Optional(Text),
            code: Code,
            default: Type.Optional(Type.Boolean()),
          }),
        ),
      ),
      distributor: Type.Optional(Code),
      twoFactor: Type.Optional(Type.Boolean()),
      demo: Type.Optional(Text),
      demoEn: Type.Optional(Text),
    }),
    { minItems: 1 },
  ),
})

export type SignOnCodes = Static<typeof SignOnCodes>
/** `system` is the other system; it need not be one of the company's. */
export const SignOnCodes = Type.Array(entry({ code: Code, system: Code, user: Code }))

export type Lookups = Static<typeof Lookups>
export const Lookups = Type.Array(entry({ system: Code, type: Code, entries: Type.Array(entry(named)) }))

export type QuestionnaireEntry = Static<typeof QuestionnaireEntry>
/** The questions of a notice of the type questionnaire, in this order. */
const QuestionnaireEntry = entry({
  code: Code,
  /** How long it takes. */
  minutes: Type.Integer({ minimum: 1, maximum: 60 }),
  questions: Type.Array(
    entry({
      ...named,
      kind: Type.Enum(['choice', 'choices', 'rating', 'text']),
      optional: Type.Optional(Type.Boolean()),
      /** What can be chosen; for `choice` and `choices` alone. */
      options: Type.Optional(Type.Array(entry(named), { minItems: 2 })),
    }),
    { minItems: 1 },
  ),
})

export type Notices = Static<typeof Notices>
export const Notices = Type.Array(
  entry({
    type: Code,
    title: Text,
    titleEn: Type.Optional(Text),
    body: Text,
    showInHomePage: Type.Optional(Type.Boolean()),
    status: Code,
    startDate: Day,
    endDate: Day,
    recipients: Recipients,
    system: Code,
    messTypePath: Type.Optional(Text),
    questionnaire: Type.Optional(QuestionnaireEntry),
  }),
)

export type Files = Static<typeof Files>
export const Files = Type.Array(
  entry({
    name: FileName,
    nameEn: FileName,
    category: Code,
    uploaded: Day,
    table: Type.Optional(Type.Enum(['ceramicPrices', 'bathroomPrices', 'distributors'])),
    text: Type.Optional(Text),
    notice: Type.Optional(Text),
  }),
)

export type Products = Static<typeof Products>
export const Products = Type.Array(
  entry({
    ...named,
    businessUnit: BusinessUnit,
    series: Text,
    seriesEn: Type.Optional(Text),
    spec: Text,
    /** For sizes given in words. */
    specEn: Type.Optional(Text),
    unit: Text,
    priceCents: Type.Integer({ minimum: 1 }),
    /** Units in the warehouses. */
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
)
