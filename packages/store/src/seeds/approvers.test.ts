import { expect, it } from 'vitest'
import { decidersOf } from './approvers.ts'

const [tiles, bathroom, projects] = [
  { id: 1, units: ['ceramic'] as const },
  { id: 2, units: ['bathroom'] as const },
  { id: 3, units: [null] as const },
]
const everybody = [tiles, bathroom, projects]
const approved = { applicantId: 9, ownerIds: [] as number[], businessUnit: 'bathroom' } as const

it.each([
  ['the owner of the distributor decides', everybody, { ...approved, ownerIds: [3] }, [3]],
  ['an owner who may not do the step does not count', [tiles, bathroom], { ...approved, ownerIds: [3] }, [2]],
  ['of several owners those who may', [tiles, bathroom], { ...approved, ownerIds: [1, 3] }, [1]],
  ['without an owner it is the business unit', everybody, approved, [2]],
  [
    'an owner who applied leaves it to the unit',
    everybody,
    { ...approved, applicantId: 3, ownerIds: [3] },
    [2],
  ],
  ['without people of the unit it is everybody', [tiles, projects], approved, [1, 3]],
  [
    'the applicant never decides, though alone in the unit',
    [tiles, bathroom],
    { ...approved, applicantId: 2 },
    [1],
  ],
  ['what is about no unit is everybody’s', everybody, { ...approved, businessUnit: null }, [1, 2, 3]],
  ['the applicant alone leaves no one', [bathroom], { ...approved, applicantId: 2, ownerIds: [2] }, []],
])('%s', (_rule, candidates, given, deciders) => {
  expect(decidersOf(candidates, given)).toEqual(deciders)
})
