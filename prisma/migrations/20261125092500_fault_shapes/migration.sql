-- AlterTable
ALTER TABLE "Fault" ADD COLUMN "shape" TEXT;
