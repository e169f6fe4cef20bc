import { type Handlers, Paged } from '../calls/call-context.ts'
import { readSharedFiles } from '../reads/shared-files.ts'

/** Rows of a page when the caller names no number (assumed). */
const defaultPageRows = 10

export const fileHandlers: Pick<Handlers, 'findFilesPagination'> = {
  async findFilesPagination({ world, nameOf, input: { query } }) {
    const { pageIndex = 1, pageRows = defaultPageRows, sort = '-uploadedAt', ...filter } = query
    const { files, count } = await readSharedFiles(world, filter, { pageIndex, pageRows, sort }, nameOf)
    return new Paged(files, count)
  },
}
