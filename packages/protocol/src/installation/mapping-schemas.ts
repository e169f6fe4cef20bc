import { Type } from 'typebox'
import type { BusinessUnit } from '../entities/business-unit.ts'
import { everyUnit } from '../rules/business-units.ts'
import { mappingDefaults } from './mapping-defaults.ts'
import { closed, recordOf, text } from './schema-parts.ts'

const unit = Type.Unsafe<BusinessUnit>(Type.Enum([...everyUnit], { expected: 'unit' }))

/** What the specification leaves open about a backend; `mappings.ts` has the defaults and reads them. */
export const mappings = Type.Object(
  {
    businessUnits: Type.Optional(
      recordOf('\\S', unit, {
        expected: 'unit',
        expectedName: 'text',
        description:
          'the business unit of each spelling in `salesOrgBusinessType` and in lists, in any case; `ceramic` and `bathroom` ' +
          'need none (specification §9 shows no spelling)',
        examples: [{ TILES: 'ceramic', 卫浴: 'bathroom' }],
      }),
    ),
    departmentUnits: Type.Optional(
      recordOf('\\S', unit, {
        expected: 'unit',
        expectedName: 'text',
        description:
          'the business unit of each department, by its code in any case; without it one whose code is a spelling of the unit (assumed)',
        examples: [{ SYB01: 'ceramic' }],
      }),
    ),
    noticeSystem: Type.Optional(
      text({
        description: 'the system whose notices are asked for, as `messFromSystem` (specification §7)',
        default: mappingDefaults.noticeSystem,
        examples: ['PORTAL'],
      }),
    ),
    errorMessageFields: Type.Optional(
      Type.Array(text(), {
        minItems: 1,
        expected: 'fields',
        description: 'fields of an error body that may hold its message, the first that holds a text counts',
        default: [...mappingDefaults.errorMessageFields],
        examples: [['msg', 'errorMessage']],
      }),
    ),
  },
  { ...closed, description: 'how this backend writes what the specification leaves open' },
)
