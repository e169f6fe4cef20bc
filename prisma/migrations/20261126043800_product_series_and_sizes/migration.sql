-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Product" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "businessUnit" TEXT NOT NULL,
    "series" TEXT NOT NULL,
    "seriesEn" TEXT NOT NULL DEFAULT '',
    "spec" TEXT NOT NULL,
    "specEn" TEXT NOT NULL DEFAULT '',
    "unit" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "stock" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_Product" ("businessUnit", "code", "id", "name", "nameEn", "priceCents", "series", "spec", "stock", "unit") SELECT "businessUnit", "code", "id", "name", "nameEn", "priceCents", "series", "spec", "stock", "unit" FROM "Product";
DROP TABLE "Product";
ALTER TABLE "new_Product" RENAME TO "Product";
CREATE UNIQUE INDEX "Product_code_key" ON "Product"("code");
CREATE INDEX "Product_businessUnit_idx" ON "Product"("businessUnit");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
