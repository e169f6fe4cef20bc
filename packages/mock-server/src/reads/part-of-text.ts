/** A text that contains a part. The database would read % and _ as wild cards; no text that is searched holds them. */
export const partOfText = (part: string) => (/[%_]/.test(part) ? { in: [] } : { contains: part })
