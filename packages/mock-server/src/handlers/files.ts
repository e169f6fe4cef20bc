import { type Handlers, Paged } from '../calls/call-context.ts'
import { defaultPageRows } from '../queries/read-list.ts'
import { readSharedFiles } from '../reads/shared-files.ts'

export const fileHandlers: Pick<Handlers, 'findFilesPagination'> = {
  async findFilesPagination({ world, user, nameOf, input: { query } }) {
    const { pageIndex = 1, pageRows = defaultPageRows, sort = '-uploadedAt', ...filter } = query
    const page = { pageIndex, pageRows, sort }
    const { files, count } = await readSharedFiles(world, user, filter, page, nameOf)
    return new Paged(files, count)
  },
}
