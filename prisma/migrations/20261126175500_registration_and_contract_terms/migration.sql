-- AlterTable
ALTER TABLE "Contract" ADD COLUMN "startDate" DATETIME;

-- AlterTable
ALTER TABLE "Project" ADD COLUMN "validUntil" DATETIME;
