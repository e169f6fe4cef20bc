import type { EntryOf } from '@portal/protocol/entries/entry-kinds'
import type { BusinessUnit, DealerLevel } from '../generated/client.ts'
import { defined } from './people.ts'
import { type EntryWriter, given, type Writing } from './writing.ts'

const distributorIdOf = ({ distributor }: { readonly distributor?: string }, { idOf }: Writing) =>
  idOf('distributor', given(distributor, 'distributor'), 'distributor')

/** Accounts of distributors; a frozen one takes no orders. */
export const accountWriter: EntryWriter<'account'> = {
  async find(entry, writing) {
    const distributorId = await distributorIdOf(entry, writing)
    const account = await writing.tx.distributorAccount.findUnique({ where: { distributorId } })
    if (!account) return undefined
    const { level, balanceCents: balance, creditLimitCents: creditLimit, frozenAt, freezeReason } = account
    const frozen = frozenAt ? (freezeReason ?? '') : 'no'
    return {
      id: distributorId,
      values: { ...defined({ distributor: entry.distributor }), level, balance, creditLimit, frozen },
    }
  },

  async add(entry, writing) {
    const distributorId = await distributorIdOf(entry, writing)
    const { level = 'B', balance: balanceCents = 0, creditLimit: creditLimitCents = 0 } = entry
    await writing.tx.distributorAccount.create({
      // Values of the field are those of the database.
      data: {
        distributorId,
        level: level as DealerLevel,
        balanceCents,
        creditLimitCents,
        ...freezing(entry, writing),
      },
    })
  },

  async change({ id: distributorId }, entry, writing) {
    const { balance: balanceCents, creditLimit: creditLimitCents } = entry
    const level = entry.level as DealerLevel | undefined // the same
    await writing.tx.distributorAccount.update({
      where: { distributorId },
      data: { ...defined({ level, balanceCents, creditLimitCents }), ...freezing(entry, writing) },
    })
  },
}

function freezing({ frozen }: EntryOf<'account'>, { now }: Writing) {
  if (frozen === undefined) return {}
  return frozen === 'no' ? { frozenAt: null, freezeReason: null } : { frozenAt: now, freezeReason: frozen }
}

/** Sale areas of distributors. */
export const saleAreaWriter: EntryWriter<'sale-area'> = {
  async find(entry, writing) {
    const distributorId = await distributorIdOf(entry, writing)
    const [saleOrganizationCode, distributionChannelCode] = keyOf(entry)
    const key = { distributorId, saleOrganizationCode, distributionChannelCode }
    const area = await writing.tx.distributorSaleArea.findUnique({
      where: { distributorId_saleOrganizationCode_distributionChannelCode: key },
    })
    if (!area) return undefined
    const values = {
      ...defined({ distributor: entry.distributor }),
      ...{ unit: area.businessUnit, organization: saleOrganizationCode, channel: distributionChannelCode },
      ...{ organizationName: area.saleOrganizationName, channelName: area.distributionChannelName },
      ...{ businessType: area.salesOrgBusinessType, company: area.companyCode },
    }
    return { id: area.id, values }
  },

  async add(entry, writing) {
    const distributorId = await distributorIdOf(entry, writing)
    const [organization, channel] = keyOf(entry)
    const { distributorSaleArea } = writing.tx
    const alike = await distributorSaleArea.findFirst({ where: { saleOrganizationCode: organization } })
    const channelAlike = await distributorSaleArea.findFirst({ where: { distributionChannelCode: channel } })
    const unit = given(entry.unit, 'unit')
    await distributorSaleArea.create({
      data: {
        ...{ distributorId, saleOrganizationCode: organization, distributionChannelCode: channel },
        businessUnit: unit as BusinessUnit, // values of the field are those of the database
        saleOrganizationName: entry.organizationName ?? alike?.saleOrganizationName ?? organization,
        distributionChannelName: entry.channelName ?? channelAlike?.distributionChannelName ?? channel,
        salesOrgBusinessType: entry.businessType ?? unit,
        companyCode: entry.company ?? alike?.companyCode ?? '1000',
      },
    })
  },

  async change({ id }, entry, { tx }) {
    const { organizationName, channelName, businessType, company: companyCode } = entry
    await tx.distributorSaleArea.update({
      where: { id },
      data: defined({
        ...{ saleOrganizationName: organizationName, distributionChannelName: channelName, companyCode },
        salesOrgBusinessType: businessType,
        businessUnit: entry.unit as BusinessUnit | undefined, // the same
      }),
    })
  },
}

const keyOf = ({ organization, channel }: EntryOf<'sale-area'>) =>
  [given(organization, 'organization'), given(channel, 'channel')] as const

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
