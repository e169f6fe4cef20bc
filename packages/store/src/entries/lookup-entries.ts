import { defined } from './people.ts'
import { type EntryWriter, given } from './writing.ts'

/** Codes of code tables; a table starts with its first code. */
export const lookupWriter: EntryWriter<'lookup'> = {
  withKey: async (entry) => ({ ...entry, system: entry.system ?? 'IMS' }),

  async find(entry, { tx }) {
    const [systemCode, type, code] = [
      entry.system ?? 'IMS',
      given(entry.type, 'type'),
      given(entry.code, 'code'),
    ]
    const row = await tx.lookup.findUnique({ where: { systemCode_type_code: { systemCode, type, code } } })
    if (!row) return undefined
    const { id, name, nameEn, sortOrder: order } = row
    return { id, values: { system: systemCode, type, code, name, nameEn, order } }
  },

  async add(entry, { tx }) {
    const [systemCode, type, code] = [
      entry.system ?? 'IMS',
      given(entry.type, 'type'),
      given(entry.code, 'code'),
    ]
    const { name = code } = entry
    const { _max } = await tx.lookup.aggregate({ where: { systemCode, type }, _max: { sortOrder: true } })
    const sortOrder = entry.order ?? (_max.sortOrder ?? -1) + 1
    await tx.lookup.create({
      data: { systemCode, type, code, name, nameEn: entry.nameEn ?? name, sortOrder },
    })
  },

  async change({ id }, { name, nameEn, order: sortOrder }, { tx }) {
    await tx.lookup.update({ where: { id }, data: defined({ name, nameEn, sortOrder }) })
  },
}
