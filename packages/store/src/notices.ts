import type { PrismaClient } from './generated/client.ts'

/**
 * Gives the notices from an id on to the users from an id on, as far as they are in the audience and don't have them
 * yet, in the order of what was added. Those of audience `selected` are given out where they are written. To be called after either was added.
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
