import { insertRows } from '../engines/insert-rows.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, type Made, numbersAfter, type SeedOptions } from './in-chunks.ts'
import { byId, randomFor } from './random.ts'
import { cities } from './words.ts'

/** Common values of generated responsibilities, by id: their system, or the one that all are variants of. */
export interface GivenOfRoles {
  readonly system?: number
  readonly like?: number
}

/** Adds responsibilities: regional variants of those there are, with the same menu items (never the administrator's). */
export async function seedRoles(
  world: World,
  { seed = world.settings.seed, given = {}, ...job }: SeedOptions<GivenOfRoles>,
): Promise<Made<{ code: string; name: string }>> {
  const models = await world.db.responsibility.findMany({
    where: {
      code: { not: 'admin' },
      ...(given.system === undefined ? {} : { systemId: given.system }),
      ...(given.like === undefined ? {} : { id: given.like }),
    },
    include: { menuItems: true },
    orderBy: { id: 'asc' },
    take: 100, // the company's own; variants of variants would read oddly
  })
  if (models.length === 0) throw new StoreError('Responsibilities are modelled on others, and there is none')
  return inChunks(world.db, { task: 'responsibilities', ...job }, async (tx, size) => {
    const { _max } = await tx.responsibility.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((id) => {
      const draw = randomFor(seed, 'Responsibility', id)
      const model = draw('model').choose(models, byId)
      const [city, cityEn] = draw('city').pick(cities)
      const names = { name: `${city}${model.name}`, nameEn: `${model.nameEn}, ${cityEn}` }
      return {
        row: { id, systemId: model.systemId, code: `${model.code}_${id}`, ...names, sortOrder: id },
        model,
      }
    })
    await insertRows(
      tx,
      'Responsibility',
      made.map(({ row }) => row),
    )
    await insertRows(
      tx,
      'MenuItemResponsibility',
      made.flatMap(({ row, model }) =>
        model.menuItems.map(({ menuItemId }) => ({ menuItemId, responsibilityId: row.id })),
      ),
    )
    return made.map(({ row: { code, name } }) => ({ code, name }))
  })
}
