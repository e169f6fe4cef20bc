/** A page that a menu of the sidebar leads to: its groups from the outermost inward, its name, its code, its address. */
export interface MenuPage {
  readonly groups: readonly string[]
  readonly name: string
  readonly code: string
  readonly address: string
}

export interface Person {
  readonly userName: string
  readonly fullName: string
  readonly fullNameEn: string
  readonly phone: string
  /** As the portal shows it where a code was sent to it. */
  readonly maskedPhone: string
}

interface OrderLine {
  /** A part of the product's name, or its code. */
  readonly sought: string
  readonly quantity: string
}

/** The people and pages of a journey for any company: people by role, pages by content. */
export interface Cast {
  readonly product: string
  readonly password: string
  /** Addresses of sub-apps begin with it. */
  readonly childRoot: string
  readonly tabLimit: number
  readonly admin: Person
  /** Looks after orders and approves some; sees `home`, `orders`, `summary`, `newOrder` and `bookPickup`, and two groups in the sidebar. */
  readonly clerk: Person
  /** Sees the orders, too; has the three positions and the three roles. */
  readonly sales: Person
  readonly positions: readonly [first: string, second: string, third: string]
  /** The role at first, another of the same system, one of another system. */
  readonly roles: readonly [first: string, second: string, elsewhere: string]
  /** A page that the second role has and the first has not. */
  readonly ofSecondRole: MenuPage
  /** Decides about orders, projects and contracts. */
  readonly manager: Person
  readonly distributor: Person
  readonly withoutPosition: Person
  readonly withoutRole: Person
  /** The code of a role that the clerk has and the manager has not. */
  readonly clerkRole: string
  /** Those of the admin, one of them, and the code of a system that this one does not use. */
  readonly departments: {
    readonly all: readonly string[]
    readonly bathroom: string
    readonly systemOfOthers: string
  }
  /** The department that the sales person sees the orders in. */
  readonly tileDepartment: string
  /** Name of the system that the pages are in. */
  readonly orderSystem: string
  /** A system that opens in a window of its own, for the admin; whether the clerk has one, too, differs. */
  readonly windowSystem: { readonly name: string; readonly code: string }
  readonly home: MenuPage
  readonly orders: MenuPage
  readonly summary: MenuPage
  readonly newOrder: MenuPage
  readonly bookPickup: MenuPage
  /** A page of another system. */
  readonly contracts: MenuPage
  /** A page in another group than the orders. */
  readonly pickups: MenuPage
  /** Last part of the address of the call for them. */
  readonly noticeCall: string
  /** A notice that `part` of its title finds alone; one with a file; a policy with a file. */
  readonly notice: { readonly title: string; readonly part: string }
  readonly attachment: { readonly title: string; readonly fileName: string }
  readonly policy: {
    readonly title: string
    readonly titleEn: string
    readonly sentence: string
    readonly file: string
  }
  /** One that asks for stars, for a `choice` and for remarks. */
  readonly questionnaire: {
    readonly scenarios: readonly string[]
    readonly title: string
    readonly address: string
    readonly choice: string
  }
  /** What is ordered, for whom by the clerk, and by whom for themselves. */
  readonly goods: {
    readonly distributor: string
    readonly product: string
    readonly buyer: Pick<Person, 'userName'>
    readonly lines: readonly [OrderLine, OrderLine]
    readonly total: string
  }
  /** What leads the search to `orders` and `summary`: letters of an English name, pinyin whole and by initials. */
  readonly pinyin: Readonly<Record<'english' | 'whole' | 'initials' | 'summary', string>>
  /** The menu of the orders in the other languages; a name without a translation is English there. */
  readonly ordersIn: Readonly<Record<'en' | 'es' | 'ja', string>>
}

/** One of the people of a company, by the last two digits of a telephone number. */
export const person = (
  start: string,
  two: string,
  userName: string,
  fullName: string,
  fullNameEn: string,
): Person => ({
  userName,
  fullName,
  fullNameEn,
  phone: `${start}${two}`,
  maskedPhone: `199****${start.slice(-2)}${two}`,
})
