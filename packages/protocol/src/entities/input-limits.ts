/** Lines of one order. */
export const maxOrderLines = 100

/** Units of one line. */
export const maxLineQuantity = 999_999

/** The highest rating in a questionnaire; the lowest is 1. */
export const maxRating = 5

/** Characters of an answer in words to a questionnaire. */
export const maxAnswerLength = 500
