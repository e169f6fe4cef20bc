import type { PrismaClient } from '../generated/client.ts'
import type { Company } from './company-choice.ts'
import type { CompanyIds } from './problems.ts'
import { codesAt, codesOf, Problems } from './problems.ts'

/** Departments, systems, responsibilities, distributors, products and lookups: codes and references. */
export function checkStructure(company: Company): string[] {
  const problems = new Problems()
  const { departments, systems, responsibilities, distributors, products, lookups } = company
  problems.unique(departments, 'department', codesAt(departments.content))
  problems.unique(systems, 'system', codesAt(systems.content))
  problems.unique(responsibilities, 'responsibility', codesAt(responsibilities.content))
  problems.unique(distributors, 'distributor', codesAt(distributors.content))
  problems.unique(products, 'product', codesAt(products.content))
  problems.unique(
    lookups,
    'lookup',
    lookups.content.flatMap(({ system, type, entries }, table) =>
      entries.map(
        ({ code }, index) => [[table, 'entries', index, 'code'], `${system} ${type} ${code}`] as const,
      ),
    ),
  )

  const systemCodes = codesOf(systems.content)
  systems.content.forEach((system, index) => {
    problems.known(
      systems,
      [index, 'departments'],
      'department',
      system.departments,
      codesOf(departments.content),
    )
  })
  responsibilities.content.forEach(({ system }, index) => {
    problems.known(responsibilities, [index, 'system'], 'system', [system], systemCodes)
  })
  distributors.content.forEach(({ saleAreas }, index) => {
    const keys = saleAreas.map(
      (area, at) =>
        [
          [index, 'saleAreas', at],
          `${area.saleOrganizationCode} with channel ${area.distributionChannelCode}`,
        ] as const,
    )
    problems.unique(distributors, 'sale area', keys)
  })
  return problems.lines
}

/** Departments, systems and responsibilities. */
export async function writeSystems(db: PrismaClient, company: Company, ids: CompanyIds): Promise<void> {
  await db.department.createMany({
    data: company.departments.content.map((department, sortOrder) => ({
      ...department,
      id: ids.department(department.code),
      sortOrder,
    })),
  })
  await db.system.createMany({
    data: company.systems.content.map(({ departments: _seenBy, ...system }, sortOrder) => ({
      ...system,
      id: ids.system(system.code),
      sortOrder,
    })),
  })
  await db.systemDepartment.createMany({
    data: company.systems.content.flatMap(({ code, departments }) =>
      departments.map((department) => ({
        systemId: ids.system(code),
        departmentId: ids.department(department),
      })),
    ),
  })
  await db.responsibility.createMany({
    data: company.responsibilities.content.map(({ system, ...responsibility }, sortOrder) => ({
      ...responsibility,
      id: ids.responsibility(responsibility.code),
      systemId: ids.system(system),
      sortOrder,
    })),
  })
}
