-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_SharedFile" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "uploadedAt" DATETIME NOT NULL,
    "noticeId" INTEGER,
    "processId" INTEGER,
    CONSTRAINT "SharedFile_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "SharedFile_processId_fkey" FOREIGN KEY ("processId") REFERENCES "ApprovalProcess" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_SharedFile" ("category", "content", "id", "name", "nameEn", "noticeId", "sizeBytes", "uploadedAt") SELECT "category", "content", "id", "name", "nameEn", "noticeId", "sizeBytes", "uploadedAt" FROM "SharedFile";
DROP TABLE "SharedFile";
ALTER TABLE "new_SharedFile" RENAME TO "SharedFile";
CREATE INDEX "SharedFile_uploadedAt_idx" ON "SharedFile"("uploadedAt");
CREATE INDEX "SharedFile_noticeId_idx" ON "SharedFile"("noticeId");
CREATE INDEX "SharedFile_processId_idx" ON "SharedFile"("processId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
