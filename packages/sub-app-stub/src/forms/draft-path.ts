/** The part of a form's address that names the draft which it shows. */
export const draftParameter = 'draft'

/** Where a draft is opened. */
export const draftPath = (path: string, id: string): string =>
  `${path}?${draftParameter}=${encodeURIComponent(id)}`
