import { drawFor } from './draw.ts'
import { givenNames, surnames } from './words.ts'

export interface Person {
  readonly userName: string
  readonly fullName: string
  readonly fullNameEn: string
  readonly phone: string
  readonly email: string
}

/** The person of a number, which keeps user name and telephone number (eleven digits, invented) unique. */
export function person(seed: string, number: number): Person {
  const draw = drawFor(seed, 'User', number)
  const [surname, surnameEn] = draw('surname').pick(surnames)
  const [given, givenEn] = draw('givenName').pick(givenNames)
  const userName = `${surnameEn}${givenEn}${number}`.toLowerCase()
  return {
    userName,
    fullName: surname + given,
    fullNameEn: `${surnameEn} ${givenEn}`,
    phone: `199${String(number).padStart(8, '0')}`,
    email: `${userName}@mail.example`,
  }
}
