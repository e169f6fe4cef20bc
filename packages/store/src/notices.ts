import type { PrismaClient } from './generated/client.ts'

/**
 * Gives every notice to everybody in its audience who does not have it yet; those of audience `selected` are given out
 * where they are written. To be called after users or notices were added.
 */
export async function deliverNotices(db: Pick<PrismaClient, '$executeRaw'>): Promise<number> {
  return await db.$executeRaw`
    INSERT INTO "NoticeRecipient" ("noticeId", "userId")
    SELECT n."id", u."id" FROM "Notice" n
    JOIN "User" u ON n."audience" = 'everyone' OR n."audience" = u."kind"
    WHERE true
    ORDER BY n."id", u."id"
    ON CONFLICT ("noticeId", "userId") DO NOTHING`
}
