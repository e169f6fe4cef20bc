-- CreateTable
CREATE TABLE "Fault" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "target" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userName" TEXT,
    "remaining" INTEGER,
    "probability" REAL NOT NULL DEFAULT 1,
    "seed" TEXT NOT NULL DEFAULT '',
    "matched" INTEGER NOT NULL DEFAULT 0,
    "ms" INTEGER,
    "toMs" INTEGER,
    "code" INTEGER,
    "message" TEXT,
    "httpStatus" INTEGER,
    "contentType" TEXT
);
