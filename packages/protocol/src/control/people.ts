import { type Static, Type } from 'typebox'
import { controlCall, InWorld, worldsPath } from './control-call.ts'

/** As many as a page shows; more are found by a search. */
export const mostPeople = 100

export type WaitingApproval = Static<typeof WaitingApproval>
export const WaitingApproval = Type.Object({
  processNo: Type.String(),
  of: Type.String({ description: 'number of the order, the project or the contract' }),
  title: Type.String(),
  titleEn: Type.String(),
  applicant: Type.String({ description: 'full name' }),
  applicantEn: Type.String(),
  approver: Type.String({ description: 'userName of who has to decide now' }),
  approverName: Type.String(),
  approverNameEn: Type.String(),
  since: Type.Union([Type.String(), Type.Null()], { description: "by the world's clock, ISO 8601" }),
  path: Type.String({ description: 'leads a browser into the world, signed in as the approver' }),
})

export const listApprovals = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/approvals`,
  summary: 'The approvals of a world that wait, latest first, each with a way in as who has to decide',
  pathParams: InWorld,
  data: Type.Array(WaitingApproval),
})

const ListedNotice = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  titleEn: Type.Union([Type.String(), Type.Null()]),
  type: Type.String({ description: 'code of its type' }),
  from: Type.String({ description: "by the world's clock, ISO 8601" }),
  until: Type.String({ description: 'as from' }),
  recipients: Type.Integer({ minimum: 0 }),
  read: Type.Integer({ minimum: 0, description: 'by how many of them' }),
})

const noticesPath = `${worldsPath}/{world}/notices` as const

export const listNotices = controlCall({
  method: 'GET',
  path: noticesPath,
  summary: `The notices of a world, newest first, at most ${mostPeople}`,
  pathParams: InWorld,
  data: Type.Array(ListedNotice),
})

export const removeNotice = controlCall({
  method: 'POST',
  path: `${noticesPath}/{id}/remove`,
  summary: 'Takes a notice back from everybody who has it',
  pathParams: Type.Object({ ...InWorld.properties, id: Type.Integer() }),
  data: Type.Null(),
})

export const openSession = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/sessions`,
  summary: 'Signs a user in without a password and without a second step: for a program that calls as them',
  pathParams: InWorld,
  body: Type.Object({ user: Type.String({ minLength: 1, description: 'userName' }) }),
  data: Type.Object({ certificate: Type.String() }),
})

export type Person = Static<typeof Person>
export const Person = Type.Object({
  userName: Type.String(),
  fullName: Type.String(),
  fullNameEn: Type.String(),
  kind: Type.Enum(['staff', 'sales', 'distributor']),
  isDemo: Type.Boolean({ description: 'one of the accounts that are shown to everybody' }),
  departments: Type.Array(Type.String({ description: 'codes' })),
  responsibilities: Type.Array(Type.String({ description: 'codes' })),
  path: Type.String({ description: 'leads a browser into the world, signed in as this user' }),
})

export const listPeople = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/people`,
  summary: 'The users of a world, demo accounts first, each with a way in; and what they can be granted',
  pathParams: InWorld,
  query: Type.Object({
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'part of a name' })),
  }),
  data: Type.Object({
    total: Type.Integer({ minimum: 0, description: `how many fit; at most ${mostPeople} are listed` }),
    people: Type.Array(Person),
    departments: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), nameEn: Type.String() })),
    responsibilities: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        nameEn: Type.String(),
        system: Type.String({ description: 'code of its system' }),
      }),
    ),
  }),
})

export type SentCode = Static<typeof SentCode>
/** A verification code as the person would find it on the telephone. Times are those of the world's clock. */
export const SentCode = Type.Object({
  code: Type.String({ description: 'six digits' }),
  userName: Type.String(),
  fullName: Type.String(),
  fullNameEn: Type.String(),
  phone: Type.String(),
  purpose: Type.Enum(['twoFactor', 'phoneSignIn', 'passwordReset']),
  createdAt: Type.String({ description: 'ISO 8601' }),
  expiresAt: Type.String({ description: 'ISO 8601' }),
})

export const listCodes = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/codes`,
  summary: 'The verification codes that still count, newest first: a real system would send them by SMS',
  pathParams: InWorld,
  query: Type.Object({ user: Type.Optional(Type.String({ description: 'userName of their owner' })) }),
  data: Type.Array(SentCode),
})
