import { isWorldPattern, mainWorld } from '@portal/protocol/world'
import { Select } from 'antd'
import { useWorlds } from '../api/queries.ts'
import { goTo, usePlace } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { classesIn, firstOf } from './classes.ts'

/** The worlds of a page: those that the address names, else `main`, else the first one. */
export function useChosenWorlds() {
  const { worlds: chosen } = usePlace()
  const worlds = useWorlds()
  const names = worlds.data?.map(({ name }) => name) ?? []
  return { ...worlds, names, world: chosen ?? (names.includes(mainWorld) ? mainWorld : names[0]) }
}

/** The world of a page; for a class the first one. */
export function useChosenWorld() {
  const { world, names, ...worlds } = useChosenWorlds()
  const isOne = world === undefined || !isWorldPattern(world)
  return { ...worlds, names, world: isOne ? world : (firstOf(world, names) ?? mainWorld) }
}

/** Chooses another world, or a class of them where a page is about several. */
export function WorldSelect({ withClasses = false }: { readonly withClasses?: boolean }) {
  const text = useTexts()
  const { page } = usePlace()
  const { names, world: chosen } = useChosenWorlds()
  const { world: one } = useChosenWorld()
  const world = withClasses ? chosen : one
  const classes = withClasses ? classesIn(names) : []
  return (
    <Select
      aria-label={text('world')}
      showSearch
      value={world ?? ''}
      style={{ minWidth: 200 }}
      options={[
        ...classes.map((value) => ({ value, label: text('allOf', { name: value }) })),
        ...names.map((value) => ({ value, label: value })),
      ]}
      onChange={(value: string) => goTo({ page, worlds: value })}
    />
  )
}
