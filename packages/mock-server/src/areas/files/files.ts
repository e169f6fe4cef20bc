import type { SharedFile } from '@portal/protocol/calls/external'
import type { Prisma, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type Handlers, Paged } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { downloadUrl } from '../../domain/page-address.ts'
import { containing } from '../../queries/conditions.ts'
import { defaultPageRows, rowRange } from '../../queries/read-list.ts'
import { processesOf } from '../approvals/approvals.ts'

interface FileFilter {
  /** Part of the name, in either language. */
  readonly fileName?: string
  readonly category?: string
  /** Number of the notice that they are attached to. */
  readonly headId?: number
  /** Number of the approval that they are attached to; other files are for everybody. */
  readonly processInstanceId?: string
}

/** How files are sorted; equal ones by their number. */
const fileOrders = {
  uploadedAt: [{ uploadedAt: 'asc' }, { id: 'asc' }],
  '-uploadedAt': [{ uploadedAt: 'desc' }, { id: 'desc' }],
  fileName: [{ name: 'asc' }, { id: 'asc' }],
  '-fileName': [{ name: 'desc' }, { id: 'desc' }],
  sizeBytes: [{ sizeBytes: 'asc' }, { id: 'asc' }],
  '-sizeBytes': [{ sizeBytes: 'desc' }, { id: 'desc' }],
} satisfies Record<string, Prisma.SharedFileOrderByWithRelationInput[]>

interface FilePage {
  /** From 1. */
  readonly pageIndex: number
  readonly pageRows: number
  readonly sort: keyof typeof fileOrders
}

/** One page of the files that match, without their content, with the number of all that do. */
async function readSharedFiles(
  { db }: World,
  user: User,
  filter: FileFilter,
  { pageIndex, pageRows, sort }: FilePage,
  nameOf: NameOf,
): Promise<{ files: SharedFile[]; count: number }> {
  const where = whereOf(filter, user)
  const count = await db.sharedFile.count({ where })
  const range = rowRange(pageIndex, pageRows, count)
  if (!range) return { files: [], count }
  const process = { select: { processNo: true } } as const
  const order = { orderBy: fileOrders[sort], omit: { content: true }, include: { process } }
  const rows = await db.sharedFile.findMany({ where, ...range, ...order })
  const files = rows.map(({ id, name, nameEn, category, sizeBytes, uploadedAt, process }): SharedFile => {
    const fileName = nameOf({ name, nameEn })
    const address = { fileName, downloadUrl: downloadUrl(id, fileName) }
    const attached = process ? { processInstanceId: process.processNo } : {}
    return { fileId: id, ...address, category, sizeBytes, uploadedAt: uploadedAt.toISOString(), ...attached }
  })
  return { files, count }
}

function whereOf(
  { fileName, category, headId, processInstanceId }: FileFilter,
  user: User,
): Prisma.SharedFileWhereInput {
  const name = containing(fileName)
  return {
    ...(name ? { OR: [{ name }, { nameEn: name }] } : {}),
    ...(category ? { category } : {}),
    ...(headId ? { noticeId: headId } : {}),
    ...(processInstanceId
      ? { process: { processNo: processInstanceId, ...processesOf(user) } }
      : { processId: null }),
  }
}

export const fileHandlers: Pick<Handlers, 'findFilesPagination'> = {
  async findFilesPagination({ world, user, nameOf, input: { query } }) {
    const { pageIndex = 1, pageRows = defaultPageRows, sort = '-uploadedAt', ...filter } = query
    const page = { pageIndex, pageRows, sort }
    const { files, count } = await readSharedFiles(world, user, filter, page, nameOf)
    return new Paged(files, count)
  },
}
