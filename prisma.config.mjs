/** @type {import('prisma').PrismaConfig} */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
}
