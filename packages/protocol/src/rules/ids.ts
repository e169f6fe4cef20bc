import type { MenuItem } from '../entities/menu.ts'
import type { Notice } from '../entities/notice.ts'
import type { Position, Responsibility, SaleArea } from '../entities/user.ts'

/** An id as the backend gives it out: opaque, kept in the form it came in (the specification gives ids no type). */
export type Id = number | string

/** Ids are compared as text: one call may send as a number what another sends as text. */
export const sameId = (one: Id | undefined, other: Id | undefined): boolean =>
  one !== undefined && other !== undefined && String(one) === String(other)

// What tells two things apart, as text: an id is unique within its system alone, and a backend may send none.

const withinSystem = (systemCode: string, id: Id, otherwise: string): string =>
  id === '' ? `${systemCode}//${otherwise}` : `${systemCode}/${id}`

/** With its code, since backends give one id to several of a system; its name, which a language changes, only without both. */
export const responsibilityKey = (one: Responsibility): string => {
  const { systemCode, responsibilityId, responsibilityCode, responsibilityName } = one
  const code = responsibilityCode || (responsibilityId === '' ? responsibilityName : '')
  return [systemCode, responsibilityId, code].join('/')
}

/** An organization may have several positions. */
export const positionKey = ({ organzationCode, positionName }: Position): string =>
  `${organzationCode}/${positionName}`

/** The fields of a page or group of the menus that may tell it apart. */
type MenuRef = Pick<MenuItem, 'menuId' | 'menuCode' | 'menuName' | 'path' | 'htmlUrl'>

/** @param systemCode that of the system whose menu it is in */
export const menuKey = (systemCode: string, { menuId, menuCode, htmlUrl, path, menuName }: MenuRef): string =>
  withinSystem(systemCode, menuId, menuCode || htmlUrl || path || menuName)

/** One notice may be sent as several messages. */
export const noticeKey = ({ headId, insMessId, title, startDate }: NoticeRef): string =>
  headId === '' && insMessId === '' ? `//${title}/${startDate}` : `${headId}/${insMessId}`
type NoticeRef = Pick<Notice, 'headId' | 'insMessId' | 'title' | 'startDate'>

export const saleAreaKey = (area: SaleArea): string =>
  [area.companyCode, area.saleOrganizationCode, area.distributionChannelCode, area.salesOrgBusinessType].join(
    '/',
  )
