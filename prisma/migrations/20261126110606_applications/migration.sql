-- CreateTable
CREATE TABLE "Application" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "applicationNo" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "distributorId" INTEGER,
    "createdById" INTEGER NOT NULL,
    "submittedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "amountCents" INTEGER,
    "values" TEXT NOT NULL,
    "recordNo" TEXT NOT NULL DEFAULT '',
    "submissionKey" TEXT,
    CONSTRAINT "Application_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Application_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Application_applicationNo_key" ON "Application"("applicationNo");

-- CreateIndex
CREATE UNIQUE INDEX "Application_submissionKey_key" ON "Application"("submissionKey");

-- CreateIndex
CREATE INDEX "Application_kind_submittedAt_idx" ON "Application"("kind", "submittedAt");

-- CreateIndex
CREATE INDEX "Application_kind_amountCents_idx" ON "Application"("kind", "amountCents");

-- CreateIndex
CREATE INDEX "Application_distributorId_idx" ON "Application"("distributorId");

-- CreateIndex
CREATE INDEX "Application_createdById_idx" ON "Application"("createdById");
