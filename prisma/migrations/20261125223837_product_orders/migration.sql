-- DropIndex
DROP INDEX "SalesOrderLine_productId_idx";

-- CreateIndex
CREATE INDEX "SalesOrderLine_productId_orderId_idx" ON "SalesOrderLine"("productId", "orderId");
