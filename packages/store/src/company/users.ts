import { insertRows } from '../engines/sqlite.ts'
import type { PrismaClient } from '../generated/client.ts'
import { dayMs } from '../worlds/clock.ts'
import type { Company } from './company-choice.ts'
import type { CompanyIds } from './problems.ts'
import { codesAt, codesOf, Problems } from './problems.ts'

/** Users: unique names, known departments, responsibilities and distributors, positions; sign-on codes. */
export function checkUsers(company: Company): string[] {
  const problems = new Problems()
  const { users } = company
  const departments = codesOf(company.departments.content)
  const responsibilities = codesOf(company.responsibilities.content)
  const distributors = codesOf(company.distributors.content)
  problems.unique(
    users,
    'user',
    users.content.users.map(({ userName }, index) => [['users', index, 'userName'], userName]),
  )
  const { signOnCodes } = company
  problems.unique(signOnCodes, 'sign-on code', codesAt(signOnCodes.content))
  const userNames = new Set(users.content.users.map(({ userName }) => userName))
  signOnCodes.content.forEach(({ user }, index) => {
    problems.known(signOnCodes, [index, 'user'], 'user', [user], userNames)
  })
  users.content.users.forEach((user, index) => {
    const path = ['users', index]
    const at = (field: string) => [...path, field]
    problems.known(users, at('departments'), 'department', user.departments, departments)
    problems.known(users, at('responsibilities'), 'responsibility', user.responsibilities, responsibilities)
    problems.known(
      users,
      at('distributor'),
      'distributor',
      user.distributor ? [user.distributor] : [],
      distributors,
    )
    if (user.kind === 'distributor' && !user.distributor) {
      problems.add(
        users,
        at('kind'),
        `${user.userName} is of kind distributor; expected the code of a distributor as well`,
      )
    }
    const positions = user.positions ?? []
    problems.unique(
      users,
      `position of ${user.userName}`,
      positions.map(({ code }, position) => [[...at('positions'), position, 'code'], code]),
    )
    if (positions.filter((position) => position.default).length > 1) {
      problems.add(
        users,
        at('positions'),
        `${user.userName} has several default positions; expected one at most`,
      )
    }
  })
  return problems.lines
}

/** Users with all they hold, and the list of demo accounts. */
export async function writeUsers(
  db: PrismaClient,
  company: Company,
  ids: CompanyIds,
  passwordHash: string,
): Promise<void> {
  const users = company.users.content.users.map((user) => ({ ...user, userId: ids.user(user.userName) }))
  await insertRows(
    db,
    'User',
    users.map(({ userId, userName, fullName, fullNameEn, kind, phone, email, twoFactor, distributor }) => ({
      id: userId,
      userName,
      fullName,
      fullNameEn,
      kind,
      phone,
      passwordHash,
      email: email ?? null,
      twoFactor: twoFactor ?? false,
      distributorId: distributor ? ids.distributor(distributor) : null,
    })),
  )
  await insertRows(
    db,
    'UserDepartment',
    users.flatMap(({ userId, departments }) =>
      departments.map((code, sortOrder) => ({ userId, departmentId: ids.department(code), sortOrder })),
    ),
  )
  await insertRows(
    db,
    'UserResponsibility',
    users.flatMap(({ userId, responsibilities }) =>
      responsibilities.map((code, sortOrder) => ({
        userId,
        responsibilityId: ids.responsibility(code),
        sortOrder,
      })),
    ),
  )
  await insertRows(
    db,
    'Position',
    users.flatMap(({ userId, positions = [] }) =>
      positions.map(({ name, nameEn, code, default: isDefault = false }, sortOrder) => ({
        userId,
        name,
        nameEn: nameEn ?? null,
        organizationCode: code,
        isDefault,
        sortOrder,
      })),
    ),
  )
  await insertRows(
    db,
    'DemoAccount',
    users.flatMap(({ userId, demo, demoEn = '' }) =>
      demo ? [{ userId, description: demo, descriptionEn: demoEn }] : [],
    ),
  )
}

/** Unlike a code that the portal issues, one of the demo company is valid for years: it may be needed at any time. */
const lifetimeMs = 3650 * dayMs

/** One-time codes with which people come from other systems. */
export async function writeSignOnCodes(
  db: PrismaClient,
  company: Company,
  ids: CompanyIds,
  now: Date,
): Promise<void> {
  await db.session.createMany({
    data: company.signOnCodes.content.map(({ code, system, user }) => ({
      certificate: code,
      userId: ids.user(user),
      kind: 'singleSignOnCode',
      systemCode: system,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })),
  })
}
