import type { TObject } from 'typebox'
import { expect, test } from 'vitest'
import { SignInAnswer } from '../calls/auth.ts'
import { Lookup } from '../calls/organization.ts'
import { entityWords } from '../specified.ts'
import { MenuItem, Organization, SystemMenu } from './menu.ts'
import { Notice } from './notice.ts'
import { Position, Responsibility, UserInfo } from './user.ts'

/** Words of the list of entities that are no fields of the entity itself. */
const plainWords =
  /^(session|token|list|with|Y|N|Systems|also|have|and|a|lookup|description|nested|data|status)$/

const item = MenuItem.$defs.MenuItem
const { distributorInfoBean, sapDistributorSaleAreas } = UserInfo.properties
const namesOf = (...parts: readonly TObject[]) => parts.flatMap(({ properties }) => Object.keys(properties))

/** The fields of each entity, nested ones included. */
const fields = {
  'User info': namesOf(
    UserInfo,
    Responsibility,
    Position,
    distributorInfoBean.anyOf[0],
    sapDistributorSaleAreas.items,
  ),
  Organization: namesOf(Organization),
  'System menu entry': namesOf(SystemMenu),
  'Menu item': namesOf(item),
  Responsibility: namesOf(Responsibility),
  Position: namesOf(Position),
  'Lookup entry': namesOf(Lookup),
  Notice: namesOf(Notice),
  'Login response': namesOf(SignInAnswer),
} satisfies Readonly<Record<keyof typeof entityWords, string[]>>

test.each(Object.entries(entityWords))(
  '%s has every field that the specification names (§3) [S-3.1] [S-3.2] [S-3.3] [S-3.5] [S-3.6] [S-3.7] [S-3.8] [S-3.11] [S-3.16]',
  (name, words) => {
    const named = (words.match(/\w+/g) ?? []).filter((word) => !plainWords.test(word))
    // The names of a const object's entries are its keys.
    expect(fields[name as keyof typeof fields]).toEqual(expect.arrayContaining(named))
  },
)
