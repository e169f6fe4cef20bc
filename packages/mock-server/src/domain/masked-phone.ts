/** A telephone number as far as a stranger may see it, e.g. `199****0006`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`
