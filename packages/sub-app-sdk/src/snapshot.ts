import type { PortalLanguage } from './portal-languages.ts'

export type { PortalLanguage }
export type PortalTheme = 'light' | 'dark'
/** Element size of the portal, medium unless the person chose another (specification §9). */
export type PortalSize = 'small' | 'medium' | 'large'

/**
 * Colours of the portal in its theme of the moment. Every text colour has contrast on every surface, and white from
 * both fills, by 4.5 to 1 or more; `primary` is the chosen colour itself, for decoration.
 */
export type PortalColors = Readonly<
  Record<
    | 'primary'
    | 'primaryFill'
    | 'primaryFillHover'
    | 'primaryText'
    | 'primarySoft'
    | 'page'
    | 'surface'
    | 'surfaceRaised'
    | 'border'
    | 'borderStrong'
    | 'text'
    | 'textSoft'
    | 'error'
    | 'errorSoft'
    | 'success'
    | 'successSoft'
    | 'warning'
    | 'warningSoft',
    `#${string}`
  >
>

/** An area that a distributor buys in (specification §3: sapDistributorSaleAreas). */
export interface PortalSaleArea {
  /** `ceramic` or `bathroom`. */
  readonly salesOrgBusinessType: string
  readonly saleOrganizationCode: string
  readonly saleOrganizationName: string
  readonly distributionChannelCode: string
  readonly distributionChannelName: string
  readonly companyCode: string
}

/** The user, by the field names of the backend (specification §3: User info). */
export interface PortalUser {
  readonly userId: number | string
  readonly userName: string
  readonly userFullName: string
  /** Whether the user has sale areas, of whichever business unit (specification §6). */
  readonly isDistributor: boolean
  /** All responsibilities that the user holds; `responsibility` of the snapshot is the current one. */
  readonly userRespList: readonly PortalResponsibility[]
  readonly baseUserPosition: readonly {
    readonly positionName: string
    readonly organzationCode: string
    readonly defaultPosition: 'Y' | 'N'
  }[]
  /** Null for a user who is no distributor. */
  readonly distributorInfoBean: {
    readonly distributorId: number | string
    readonly distributorCode: string
    readonly distributorName: string
  } | null
  /** Those of the snapshot's `businessUnit` (specification §6). */
  readonly sapDistributorSaleAreas: readonly PortalSaleArea[]
}

/** An entry of the backend's code tables; the portal keeps those of the public, IMS and sub-app systems (specification §5). */
export interface PortalLookup {
  readonly systemCode: string
  readonly lookupType: string
  readonly lookupCode: string
  readonly meaning: string
  readonly orderSeq: number
}

export interface PortalResponsibility {
  readonly systemCode: string
  readonly responsibilityId: number | string
  readonly responsibilityCode: string
  readonly responsibilityName: string
}

/** By the field names of the backend (specification §3: Position). */
export interface PortalPosition {
  readonly positionName: string
  readonly organzationCode: string
  /** @deprecated The same as `organzationCode`, for pages that were built before it had that name here. */
  readonly positionCode: string
}

export interface PortalDepartment {
  readonly code: string
  readonly name: string
}

/** The portal's session data at one moment. */
export interface PortalSnapshot {
  readonly user: PortalUser
  readonly certificate: string
  /** The responsibility that this sub-app acts under (specification §6); undefined when the user holds none. */
  readonly responsibility: PortalResponsibility | undefined
  /** Known to OMS only (specification §4). */
  readonly position: PortalPosition | undefined
  /** Departments chosen in the top bar. */
  readonly departments: readonly PortalDepartment[]
  /** The business unit that a distributor works for by the chosen departments; changes with them (specification §6). */
  readonly businessUnit: 'ceramic' | 'bathroom' | 'all'
  readonly language: PortalLanguage
  readonly theme: PortalTheme
  readonly colors: PortalColors
  readonly size: PortalSize
}
