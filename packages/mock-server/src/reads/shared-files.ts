import type { SharedFile } from '@portal/protocol/calls/files'
import type { Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { downloadUrl } from '../domain/file-download.ts'
import type { NameOf } from '../domain/name-language.ts'
import { containing } from '../queries/conditions.ts'
import { rowRange } from '../queries/read-list.ts'

interface FileFilter {
  /** Part of the name, in either language. */
  readonly fileName?: string
  readonly category?: string
  /** Number of the notice that they are attached to. */
  readonly headId?: number
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
export async function readSharedFiles(
  { db }: World,
  filter: FileFilter,
  { pageIndex, pageRows, sort }: FilePage,
  nameOf: NameOf,
): Promise<{ files: SharedFile[]; count: number }> {
  const where = whereOf(filter)
  const count = await db.sharedFile.count({ where })
  const range = rowRange(pageIndex, pageRows, count)
  if (!range) return { files: [], count }
  const order = { orderBy: fileOrders[sort], omit: { content: true } }
  const rows = await db.sharedFile.findMany({ where, ...range, ...order })
  const files = rows.map(({ id, name, nameEn, category, sizeBytes, uploadedAt }): SharedFile => {
    const fileName = nameOf({ name, nameEn })
    const address = { fileName, downloadUrl: downloadUrl(id, fileName) }
    return { fileId: id, ...address, category, sizeBytes, uploadedAt: uploadedAt.toISOString() }
  })
  return { files, count }
}

function whereOf({ fileName, category, headId }: FileFilter): Prisma.SharedFileWhereInput {
  const name = containing(fileName)
  return {
    ...(name ? { OR: [{ name }, { nameEn: name }] } : {}),
    ...(category ? { category } : {}),
    ...(headId ? { noticeId: headId } : {}),
  }
}
