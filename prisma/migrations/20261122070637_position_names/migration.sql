-- AlterTable
ALTER TABLE "Position" ADD COLUMN "nameEn" TEXT;
