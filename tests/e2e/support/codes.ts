/** Six digits that are not the code. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
