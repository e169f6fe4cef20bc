-- CreateTable
CREATE TABLE "SalesTarget" (
    "month" TEXT NOT NULL,
    "businessUnit" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "clerkId" INTEGER,
    "targetCents" INTEGER NOT NULL,
    "lastYearCents" INTEGER NOT NULL,

    PRIMARY KEY ("businessUnit", "distributorId", "month"),
    CONSTRAINT "SalesTarget_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SalesTarget_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SalesTarget_clerkId_fkey" FOREIGN KEY ("clerkId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SalesTarget_distributorId_idx" ON "SalesTarget"("distributorId");

-- CreateIndex
CREATE INDEX "SalesTarget_userId_idx" ON "SalesTarget"("userId");

-- CreateIndex
CREATE INDEX "SalesTarget_clerkId_idx" ON "SalesTarget"("clerkId");
