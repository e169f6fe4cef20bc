-- CreateTable
CREATE TABLE "SalesOrderTotal" (
    "month" TEXT NOT NULL,
    "businessUnit" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "orderCount" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amountCents" BIGINT NOT NULL,

    PRIMARY KEY ("businessUnit", "distributorId", "status", "month"),
    CONSTRAINT "SalesOrderTotal_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DistributorAccount" (
    "distributorId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "level" TEXT NOT NULL,
    "balanceCents" INTEGER NOT NULL,
    "creditLimitCents" INTEGER NOT NULL,
    "frozenAt" DATETIME,
    "freezeReason" TEXT,
    CONSTRAINT "DistributorAccount_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PointPosting" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "distributorId" INTEGER NOT NULL,
    "orderId" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "earnedAt" DATETIME NOT NULL,
    "postedAt" DATETIME,
    "postedById" INTEGER,
    CONSTRAINT "PointPosting_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PointPosting_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "SalesOrder" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PointPosting_postedById_fkey" FOREIGN KEY ("postedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Pickup" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "pickupNo" TEXT NOT NULL,
    "orderId" INTEGER NOT NULL,
    "businessUnit" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "warehouse" TEXT NOT NULL,
    "plateNo" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "requestedAt" DATETIME NOT NULL,
    "pickupDate" DATETIME NOT NULL,
    CONSTRAINT "Pickup_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "SalesOrder" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Pickup_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RetailOrder" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "orderNo" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "customerName" TEXT NOT NULL,
    "customerPhone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "orderedAt" DATETIME NOT NULL,
    CONSTRAINT "RetailOrder_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "RetailOrder_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RetailPickup" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "pickupNo" TEXT NOT NULL,
    "retailOrderId" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "warehouse" TEXT NOT NULL,
    "plateNo" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "requestedAt" DATETIME NOT NULL,
    "pickupDate" DATETIME NOT NULL,
    CONSTRAINT "RetailPickup_retailOrderId_fkey" FOREIGN KEY ("retailOrderId") REFERENCES "RetailOrder" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SampleOrder" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "sampleNo" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "storeName" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "requestedAt" DATETIME NOT NULL,
    CONSTRAINT "SampleOrder_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SampleOrderLine" (
    "sampleOrderId" INTEGER NOT NULL,
    "lineNo" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    PRIMARY KEY ("sampleOrderId", "lineNo"),
    CONSTRAINT "SampleOrderLine_sampleOrderId_fkey" FOREIGN KEY ("sampleOrderId") REFERENCES "SampleOrder" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SampleOrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Project" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "projectNo" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "developer" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "businessUnit" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "stage" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "registeredAt" DATETIME NOT NULL,
    CONSTRAINT "Project_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Contract" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "contractNo" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    "businessUnit" TEXT NOT NULL,
    "distributorId" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "signedAt" DATETIME NOT NULL,
    "endDate" DATETIME NOT NULL,
    "registeredAt" DATETIME,
    CONSTRAINT "Contract_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Contract_distributorId_fkey" FOREIGN KEY ("distributorId") REFERENCES "Distributor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ApprovalProcess" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "processNo" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "businessKey" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "menuItemId" INTEGER NOT NULL,
    "applicantId" INTEGER NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "ApprovalProcess_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ApprovalProcess_applicantId_fkey" FOREIGN KEY ("applicantId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ApprovalTask" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "processId" INTEGER NOT NULL,
    "stepNo" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "assigneeId" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    CONSTRAINT "ApprovalTask_processId_fkey" FOREIGN KEY ("processId") REFERENCES "ApprovalProcess" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ApprovalTask_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SalesOrderTotal_distributorId_idx" ON "SalesOrderTotal"("distributorId");

-- CreateIndex
CREATE UNIQUE INDEX "PointPosting_orderId_key" ON "PointPosting"("orderId");

-- CreateIndex
CREATE INDEX "PointPosting_earnedAt_idx" ON "PointPosting"("earnedAt");

-- CreateIndex
CREATE INDEX "PointPosting_distributorId_earnedAt_idx" ON "PointPosting"("distributorId", "earnedAt");

-- CreateIndex
CREATE INDEX "PointPosting_postedById_idx" ON "PointPosting"("postedById");

-- CreateIndex
CREATE UNIQUE INDEX "Pickup_pickupNo_key" ON "Pickup"("pickupNo");

-- CreateIndex
CREATE INDEX "Pickup_requestedAt_idx" ON "Pickup"("requestedAt");

-- CreateIndex
CREATE INDEX "Pickup_pickupDate_idx" ON "Pickup"("pickupDate");

-- CreateIndex
CREATE INDEX "Pickup_businessUnit_requestedAt_idx" ON "Pickup"("businessUnit", "requestedAt");

-- CreateIndex
CREATE INDEX "Pickup_distributorId_requestedAt_idx" ON "Pickup"("distributorId", "requestedAt");

-- CreateIndex
CREATE INDEX "Pickup_orderId_idx" ON "Pickup"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "RetailOrder_orderNo_key" ON "RetailOrder"("orderNo");

-- CreateIndex
CREATE INDEX "RetailOrder_orderedAt_idx" ON "RetailOrder"("orderedAt");

-- CreateIndex
CREATE INDEX "RetailOrder_amountCents_idx" ON "RetailOrder"("amountCents");

-- CreateIndex
CREATE INDEX "RetailOrder_distributorId_orderedAt_idx" ON "RetailOrder"("distributorId", "orderedAt");

-- CreateIndex
CREATE INDEX "RetailOrder_productId_idx" ON "RetailOrder"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "RetailPickup_pickupNo_key" ON "RetailPickup"("pickupNo");

-- CreateIndex
CREATE INDEX "RetailPickup_requestedAt_idx" ON "RetailPickup"("requestedAt");

-- CreateIndex
CREATE INDEX "RetailPickup_pickupDate_idx" ON "RetailPickup"("pickupDate");

-- CreateIndex
CREATE INDEX "RetailPickup_retailOrderId_idx" ON "RetailPickup"("retailOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "SampleOrder_sampleNo_key" ON "SampleOrder"("sampleNo");

-- CreateIndex
CREATE INDEX "SampleOrder_requestedAt_idx" ON "SampleOrder"("requestedAt");

-- CreateIndex
CREATE INDEX "SampleOrder_distributorId_requestedAt_idx" ON "SampleOrder"("distributorId", "requestedAt");

-- CreateIndex
CREATE INDEX "SampleOrderLine_productId_idx" ON "SampleOrderLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "Project_projectNo_key" ON "Project"("projectNo");

-- CreateIndex
CREATE INDEX "Project_registeredAt_idx" ON "Project"("registeredAt");

-- CreateIndex
CREATE INDEX "Project_amountCents_idx" ON "Project"("amountCents");

-- CreateIndex
CREATE INDEX "Project_distributorId_registeredAt_idx" ON "Project"("distributorId", "registeredAt");

-- CreateIndex
CREATE UNIQUE INDEX "Contract_contractNo_key" ON "Contract"("contractNo");

-- CreateIndex
CREATE INDEX "Contract_signedAt_idx" ON "Contract"("signedAt");

-- CreateIndex
CREATE INDEX "Contract_amountCents_idx" ON "Contract"("amountCents");

-- CreateIndex
CREATE INDEX "Contract_distributorId_signedAt_idx" ON "Contract"("distributorId", "signedAt");

-- CreateIndex
CREATE INDEX "Contract_projectId_idx" ON "Contract"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "ApprovalProcess_processNo_key" ON "ApprovalProcess"("processNo");

-- CreateIndex
CREATE INDEX "ApprovalProcess_subject_businessKey_idx" ON "ApprovalProcess"("subject", "businessKey");

-- CreateIndex
CREATE INDEX "ApprovalProcess_menuItemId_idx" ON "ApprovalProcess"("menuItemId");

-- CreateIndex
CREATE INDEX "ApprovalProcess_applicantId_idx" ON "ApprovalProcess"("applicantId");

-- CreateIndex
CREATE INDEX "ApprovalTask_assigneeId_state_startedAt_idx" ON "ApprovalTask"("assigneeId", "state", "startedAt");

-- CreateIndex
CREATE INDEX "ApprovalTask_assigneeId_endedAt_idx" ON "ApprovalTask"("assigneeId", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApprovalTask_processId_stepNo_key" ON "ApprovalTask"("processId", "stepNo");

-- CreateIndex
CREATE INDEX "SalesOrder_businessUnit_amountCents_idx" ON "SalesOrder"("businessUnit", "amountCents");

-- CreateIndex
CREATE INDEX "SalesOrder_distributorId_businessUnit_amountCents_idx" ON "SalesOrder"("distributorId", "businessUnit", "amountCents");

-- CreateIndex
CREATE INDEX "SalesOrder_businessUnit_status_orderedAt_idx" ON "SalesOrder"("businessUnit", "status", "orderedAt");

-- CreateIndex
CREATE INDEX "SalesOrder_businessUnit_orderNo_idx" ON "SalesOrder"("businessUnit", "orderNo");

-- Totals of the orders that there are already
INSERT INTO "SalesOrderTotal" ("month", "businessUnit", "distributorId", "status", "orderCount", "quantity", "amountCents")
SELECT strftime('%Y-%m', "orderedAt", '+8 hours'), "businessUnit", "distributorId", "status", count(*), sum("quantity"), sum("amountCents")
FROM "SalesOrder" GROUP BY 1, 2, 3, 4;

-- Keep them from now on, whoever writes. A migration that rebuilds SalesOrder must create these triggers again.
CREATE TRIGGER "SalesOrder_total_insert" AFTER INSERT ON "SalesOrder" BEGIN
    INSERT INTO "SalesOrderTotal" ("month", "businessUnit", "distributorId", "status", "orderCount", "quantity", "amountCents")
    VALUES (strftime('%Y-%m', NEW."orderedAt", '+8 hours'), NEW."businessUnit", NEW."distributorId", NEW."status", 1, NEW."quantity", NEW."amountCents")
    ON CONFLICT DO UPDATE SET
        "orderCount" = "orderCount" + 1,
        "quantity" = "quantity" + excluded."quantity",
        "amountCents" = "amountCents" + excluded."amountCents";
END;

CREATE TRIGGER "SalesOrder_total_delete" AFTER DELETE ON "SalesOrder" BEGIN
    UPDATE "SalesOrderTotal" SET
        "orderCount" = "orderCount" - 1,
        "quantity" = "quantity" - OLD."quantity",
        "amountCents" = "amountCents" - OLD."amountCents"
    WHERE "businessUnit" = OLD."businessUnit" AND "distributorId" = OLD."distributorId"
        AND "status" = OLD."status" AND "month" = strftime('%Y-%m', OLD."orderedAt", '+8 hours');
END;

CREATE TRIGGER "SalesOrder_total_update"
AFTER UPDATE OF "orderedAt", "businessUnit", "distributorId", "status", "quantity", "amountCents" ON "SalesOrder" BEGIN
    UPDATE "SalesOrderTotal" SET
        "orderCount" = "orderCount" - 1,
        "quantity" = "quantity" - OLD."quantity",
        "amountCents" = "amountCents" - OLD."amountCents"
    WHERE "businessUnit" = OLD."businessUnit" AND "distributorId" = OLD."distributorId"
        AND "status" = OLD."status" AND "month" = strftime('%Y-%m', OLD."orderedAt", '+8 hours');
    INSERT INTO "SalesOrderTotal" ("month", "businessUnit", "distributorId", "status", "orderCount", "quantity", "amountCents")
    VALUES (strftime('%Y-%m', NEW."orderedAt", '+8 hours'), NEW."businessUnit", NEW."distributorId", NEW."status", 1, NEW."quantity", NEW."amountCents")
    ON CONFLICT DO UPDATE SET
        "orderCount" = "orderCount" + 1,
        "quantity" = "quantity" + excluded."quantity",
        "amountCents" = "amountCents" + excluded."amountCents";
END;
