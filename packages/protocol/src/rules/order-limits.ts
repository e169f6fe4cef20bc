/** Lines of one order. */
export const maxOrderLines = 100

/** Units of one line. */
export const maxLineQuantity = 999_999
