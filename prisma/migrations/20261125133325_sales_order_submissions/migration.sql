-- Columns are added in place: a new table would lose the triggers that keep the totals of orders.
-- AlterTable
ALTER TABLE "Product" ADD COLUMN "stock" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "SalesOrder" ADD COLUMN "remark" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "OrderSubmission" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "orderId" INTEGER NOT NULL,
    CONSTRAINT "OrderSubmission_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "SalesOrder" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "OrderSubmission_orderId_key" ON "OrderSubmission"("orderId");
