import type { PrismaClient } from './generated/client.ts'

/**
 * Delivers notices from an id on to users from an id on, if they are in the audience and don't have them yet, in the
 * order of creation. Notices for `selected` users are delivered where they are written. Call it after adding either.
 */
export async function deliverNotices(
  db: Pick<PrismaClient, '$executeRaw'>,
  { fromNotice = 0, fromUser = 0 }: { fromNotice?: number; fromUser?: number } = {},
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "NoticeRecipient" ("noticeId", "userId")
    SELECT n."id", u."id" FROM "Notice" n
    JOIN "User" u ON n."audience" = 'everyone' OR n."audience" = u."kind"
    WHERE n."id" >= ${fromNotice} AND u."id" >= ${fromUser}
    ORDER BY CASE WHEN ${fromUser > 0} THEN u."id" ELSE n."id" END, n."id", u."id"
    ON CONFLICT ("noticeId", "userId") DO NOTHING`
}
