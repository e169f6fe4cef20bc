import { type GeneralAssumption, protocol, server, store } from './general-assumption.ts'

/** Assumptions about forms and approvals. */
export const approvalAssumptions: readonly GeneralAssumption[] = [
  {
    about: 'Steps of approvals',
    choice: 'Those of the demo company, by what is approved',
    why: '§7 names the calls only',
    where: [`${store}/seeds/approval-kinds.ts`],
    calls: ['findTodoTasks', 'findHistoricTasks', 'getProcessInformation'],
  },
  {
    about: 'Who decides',
    choice:
      'Of those who may do a step, the applicant aside, the sales person of the distributor, else the people of the business unit, else any of them',
    why: 'Not shown',
    where: [`${store}/seeds/approvers.ts`],
    calls: ['findTodoTasks', 'findHistoricTasks', 'getProcessInformation'],
  },
  {
    about: 'Forms',
    choice:
      'What people apply for by a form, its fields, its approval and what becomes of it: a pick-up, project or retail order is made at once, other forms are applications that are approved, and then carried out',
    why: '§2 and §6 name menus and kinds of tasks, not the forms behind them nor their calls',
    where: [
      `${protocol}/applications/application-kinds.ts`,
      `${protocol}/applications/record-states.ts`,
      `${store}/applications/submit-application.ts`,
      `${store}/applications/application-rules.ts`,
      `${store}/applications/end-application.ts`,
      `${server}/areas/applications/applications.ts`,
      `${store}/applications/end-application.ts`,
    ],
    calls: ['submitApplication', 'applicationPage'],
  },
  {
    about: 'Terms of registrations and contracts',
    choice:
      'The registration of a project is valid for 180 days, and longer once an extension is approved; the renewal of a contract makes another one for the new term, which is not in force before its first day, and lifts a freeze for the missing renewal',
    why: 'Not shown',
    where: [
      `${store}/applications/application-rules.ts`,
      `${store}/applications/end-application.ts`,
      `${server}/areas/records/projects.ts`,
    ],
    calls: ['projectReviewPagination', 'contractPagination', 'submitApplication'],
  },
  {
    about: 'Who sees an approval',
    choice:
      'The people who take part in it, and those who see what it is about in a list: distributors their own, other people all',
    why: '§7 names the calls only',
    where: [`${server}/areas/approvals/approvals.ts`],
    calls: ['getProcessInformation'],
  },
  {
    about: 'What an approval shows',
    choice:
      'Facts, amount and distributor of what is approved, lines of what is about products, what a record has before and after a change, balance, credit and freeze of the distributor; a distributor sees the own account only',
    why: '§7 names the calls only',
    where: [
      `${protocol}/calls/approval.ts`,
      `${protocol}/entities/approval-facts.ts`,
      `${store}/applications/former-values.ts`,
      `${server}/areas/approvals/application-subject.ts`,
      `${server}/areas/accounts/accounts.ts`,
    ],
    calls: ['findTodoTasks', 'findHistoricTasks', 'getProcessInformation'],
  },
  {
    about: 'Who may not decide',
    choice: 'The person who applied for the approval',
    why: 'Not shown; neither are the calls that decide',
    where: [`${store}/approvals.ts`, `${protocol}/rules/approvals.ts`],
    calls: ['approveTask', 'rejectTask'],
  },
  {
    about: 'What is asked before an approval',
    choice:
      'Above 200,000 yuan (before or after a change), of a frozen account, with overdue orders or beyond balance and credit',
    why: 'Not shown',
    where: [`${protocol}/rules/approvals.ts`],
    calls: ['approveTask'],
  },
  {
    about: 'What follows an approval',
    choice:
      'The order, project or contract goes on to its next status, or back; an application is carried out',
    why: 'Not shown; neither are the calls that decide',
    where: [`${store}/approvals.ts`, `${protocol}/rules/approvals.ts`],
    calls: ['approveTask', 'rejectTask'],
  },
  {
    about: 'Attachments of approvals',
    choice:
      'findFilesPagination with processInstanceId answers the files of that approval, each with that number, to those who take part in it; without it the files for everybody',
    why: '§7 shows the list of files, not what they belong to',
    where: [`${protocol}/calls/files.ts`],
    calls: ['findFilesPagination'],
  },
]
