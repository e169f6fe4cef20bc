import { type GeneralAssumption, protocol, server } from './general-assumption.ts'

/** Assumptions about the wire: types, codes and formats. */
export const wireAssumptions: readonly GeneralAssumption[] = [
  {
    about: 'Types and limits of fields',
    choice:
      'Ids and counts are whole numbers, everything else text unless the document says otherwise; limits are ours',
    why: '§3 and §7 name fields, but no types, and few limits: page rows 999999, passwords of 8 to 16 characters',
    where: [`${protocol}/endpoint.ts`],
  },
  {
    about: 'count beside data',
    choice: 'The total of a list that is paged by pageIndex and pageRows',
    why: '§7 and §8 show status, code, msg and data of an answer, and no total',
    where: [`${protocol}/entities/list.ts`],
  },
  {
    about: 'The code 4001',
    choice: 'Counts as a number and as text',
    why: '§4 and §8 name the code, not its type',
    where: [`${protocol}/envelope.ts`],
  },
  {
    about: 'The code 4002',
    choice: 'A second step or a password reset is over and starts again',
    why: '§8 names the code that ends a session, none for this',
    where: [`${protocol}/envelope.ts`],
    calls: ['twoFactorLogin', 'sendVerificationCodeV2', 'updateUserPassword'],
  },
  {
    about: 'Which calls ask for a certificate',
    choice: 'All but those that lead to one, the customer-service token and the stylesheet',
    why: '§7: “every request carries a Certificate header with the session token when logged in”, not where it is needed',
    where: [`${protocol}/endpoint.ts`],
  },
  {
    about: 'Filters and orders of lists',
    choice:
      'A filter is named as the field that it looks at; sort names a field, with a leading minus the other way round',
    why: '§7: “Payload and response fields of these list calls are mostly not shown”',
    where: [`${protocol}/entities/list.ts`],
  },
  {
    about: 'The page of a list',
    choice:
      'records, total, current, size and pages for current/size; a plain list with count for pageIndex/pageRows',
    why: '§7 shows both ways to ask for a page, but no answer',
    where: [`${protocol}/entities/list.ts`],
  },
  {
    about: 'Rows of a page when none are asked for',
    choice: '10',
    why: 'Not shown',
    where: [`${server}/queries/read-list.ts`],
  },
  {
    about: 'Codes of business units',
    choice: 'ceramic and bathroom; all where a filter means both',
    why: '§6 and §9 name the units in these words, not their codes',
    where: [`${protocol}/entities/business-unit.ts`],
  },
  {
    about: 'Codes of everything else',
    choice: 'Those of the demo company: departments, responsibilities, menus, statuses, lookup types, icons',
    why: '§3, §4 and §6 show OSS, WYDP, LTC, CZDP, OMS, DBS, IMS, CZJXSGC, questionnaire and invalid, and no others',
    where: ['fixtures/README.md'],
  },
  {
    about: 'Systems whose lookups are kept',
    choice: 'The public one is called PUBLIC',
    why: '§5: “the public, IMS and sub-application systems”',
    where: [`${protocol}/systems.ts`],
    calls: ['findDic'],
  },
  {
    about: 'Amounts, times and days',
    choice:
      'Yuan with two decimals; ISO 8601 in UTC; a day is one of Beijing, UTC+8, and so is a time that comes without a zone',
    why: 'Not shown',
    where: [`${protocol}/company-time.ts`, `${protocol}/answers/read-time.ts`],
  },
  {
    about: 'Ids',
    choice: 'Numbers; those of another backend may be any text of up to 64 characters',
    why: '§3 names them without a type',
    where: [`${protocol}/entities/id.ts`],
  },
  {
    about: 'Language of names',
    choice: 'That of Accept-Language, English for one that the portal does not speak, Chinese without one',
    why: '§1 lists four interface languages, not how data is translated',
    where: [`${server}/domain/name-language.ts`],
  },
  {
    about: 'Messages of rejections',
    choice: 'Sentences of ours in the four languages of §1, but for those of §5 and §8',
    why: '§8 shows the texts of the portal, and few of the server',
    where: [`${server}/errors/texts.ts`, `${server}/errors/rejection.ts`],
  },
]
