import { type GeneralAssumption, protocol, server, store } from './general-assumption.ts'

/** Assumptions about the business behind the calls, except forms and approvals. */
export const businessAssumptions: readonly GeneralAssumption[] = [
  {
    about: 'Who sees which rows',
    choice: 'A distributor the own ones, other people those of all distributors',
    why: '§6: “What each role may do in detail: not shown”',
    where: [`${server}/queries/visible-rows.ts`],
  },
  {
    about: 'Menus of one responsibility',
    choice:
      'Menus are those of all responsibilities that the user holds; responsibilityIds asks for those of some',
    why: '§6: “shown menus are those of the selected departments and responsibilities”; §7 shows sybCodes alone',
    where: [`${protocol}/calls/organization.ts`],
    calls: ['findMenuInfoAllSystem'],
  },
  {
    about: 'Whose account is asked for',
    choice:
      'A distributor’s own; other people name the distributor. Its account manager is the sales person with its targets; the reason of a freeze names the agreement that was not renewed or the order that has been overdue for longest',
    why: '§7 shows no payload',
    where: [`${server}/areas/accounts/points.ts`, `${server}/areas/accounts/freezes.ts`],
    calls: [
      'findBalanceAndIntegral',
      'integralPostDetail',
      'integralPostDetailConfirm',
      'checkAccountFreeze',
    ],
  },
  {
    about: 'The way of an order',
    choice:
      'Orders come in seasons; production begins with the approval, goods leave with the first collection and earn points once they are there',
    why: '§7 shows the lists and no order itself',
    where: [`${store}/seeds/sale-times.ts`, `${server}/areas/orders/sales-order.ts`],
    calls: ['salesOrderDetail', 'gatherList'],
  },
  {
    about: 'Points',
    choice: 'Every hundred yuan of a delivered order earn one; they wait until a user posts them',
    why: '§7 names the calls only',
    where: [`${store}/seeds/accounts.ts`],
    calls: ['findBalanceAndIntegral', 'integralPostDetail', 'integralPostDetailConfirm'],
  },
  {
    about: 'The page of a record',
    choice:
      'Its address is that of its list with the number behind it; shows=record asks for the record rather than its approval',
    why: '§2 names pages of the sub-systems, not those of records',
    where: [`${protocol}/rules/record-address.ts`],
  },
  {
    about: 'The business unit that a sub-app is handed',
    choice:
      'Those of the chosen departments whose code is the name of a unit, or is mapped to one in the `mappings` of the installation; all when there is none',
    why: '§6: “sales-area data filtered by business unit (ceramic, bathroom or all)”, not how a department has one',
    where: [`${protocol}/installation/schema-parts.ts`],
  },
  {
    about: 'Codes of notices, and when they are listed',
    choice:
      'Types and states of notices are codes of the lookups NOTICE_TYPE and NOTICE_STATUS; findNoticeList delivers those that begin later, the portal and the list of messages show them from their start on',
    why: '§3 names the fields, not their codes',
    where: [`${store}/company/notices.ts`, `${server}/areas/notices/notices.ts`],
    calls: ['findNoticeList', 'findMessagePagination'],
  },
  {
    about: 'People who are no distributor',
    choice: 'distributorInfoBean is null, sapDistributorSaleAreas empty',
    why: '§6: “isDistributor is true when the user has distributor sale areas”',
    where: [`${protocol}/entities/user.ts`],
    calls: ['getUserInfo'],
  },
  {
    about: 'Answers that are lists',
    choice: 'data is a list of departments, of entries of the lookup',
    why: '§3 shows one of each, §7 no answer of these calls',
    where: [`${protocol}/calls/organization.ts`],
    calls: ['findOrganization', 'findDic'],
  },
  {
    about: 'The customer-service token',
    choice:
      'The offline backend puts it into the data of an envelope; the portal takes it without one, too; uid is a userId',
    why: '§7: “response token (empty on failure)”',
    where: [`${protocol}/calls/external.ts`],
    calls: ['customerServiceToken'],
  },
  {
    about: 'IT service desk and chat',
    choice: 'Two pages of the offline backend; the chat gets its token as the query value token',
    why: '§1 and §2 name the service desk and the chat, not their addresses',
    where: [`${server}/plugins/service-pages.ts`],
    calls: ['customerServiceToken'],
  },
  {
    about: 'The theme stylesheet',
    choice: 'Served by the backend itself; its names and tones are ours',
    why: '§7: “fetched from a public CDN when the theme changes”',
    where: [`${server}/areas/external/external.ts`],
    calls: ['themeStylesheet'],
  },
  {
    about: 'Addresses of downloads',
    choice: 'Below the files service; open to the cookie Admin-Token too, as a link sends no header',
    why: '§7 shows the list of files only',
    where: [`${protocol}/file-download.ts`],
    calls: ['findFilesPagination'],
  },
  {
    about: 'What an order needs',
    choice:
      'A distributor with a sales area of the business unit whose account is not frozen, products at list prices, a delivery date from today; too little money is left to the funds check of the approval that begins',
    why: '§2 names new orders as pages of the sub-systems; no call is shown',
    where: [`${protocol}/calls/sales-order.ts`, `${store}/sales-orders.ts`],
    calls: ['createSalesOrder', 'productPage', 'distributorPage', 'salesOrderDetail'],
  },
  {
    about: 'Figures of the home page',
    choice:
      'homeFigures sums the rows that are the user’s: a distributor’s own, those of the distributors that a sales person has targets for or a clerk is named for, with what a clerk entered, else the company’s; shipped orders are not paid yet, and overdue thirty days after their delivery date',
    why: '§1 asks for a home dashboard; §7 names lists alone',
    where: [
      `${protocol}/calls/figures.ts`,
      `${server}/queries/order-selections.ts`,
      `${server}/queries/own-rows.ts`,
      `${server}/areas/home/portal-use.ts`,
      `${store}/seeds/targets.ts`,
    ],
    calls: ['homeFigures'],
  },
  {
    about: 'Questionnaires',
    choice:
      'A notice of the type questionnaire may have questions: one option, any number of options, a rating from 1 to 5, or words. Who has received it answers once, while it is valid and its time lasts; afterwards it no longer shows on the home page (answeredFlag of the notice)',
    why: '§4 says when a questionnaire pops up; how it is filled in is not shown',
    where: [
      `${protocol}/calls/questionnaire.ts`,
      `${protocol}/rules/questionnaire-answers.ts`,
      `${server}/areas/questionnaires/questionnaire.ts`,
    ],
    calls: ['findQuestionnaire', 'saveQuestionnaireAnswers'],
  },
  {
    about: 'Calls beyond the specification',
    choice:
      'approveTask and rejectTask, so that a task can leave findTodoTasks for findHistoricTasks; createSalesOrder, with the products and distributors to choose from and the order that it makes, so that an order can enter the lists; salesOrderPage for the orders of bathroom ware and of all units, storePage for the stores',
    why: '§7 shows the lists and no call that changes them',
    where: ['docs/decisions/0005-calls-beyond-the-specification.md'],
    calls: [
      'approveTask',
      'rejectTask',
      'createSalesOrder',
      'productPage',
      'distributorPage',
      'salesOrderDetail',
      'salesOrderPage',
      'storePage',
    ],
  },
]
