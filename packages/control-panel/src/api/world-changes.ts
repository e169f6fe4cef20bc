import { useTexts } from '../texts/texts.ts'
import { control } from './control.ts'
import { doneIn } from './outcomes.ts'
import { useAction } from './queries.ts'

/** Puts one world back to its start. */
export function useResetWorld(world: string) {
  const text = useTexts()
  return useAction(
    async () => doneIn(await control.resetWorlds({ body: { worlds: [world] } })),
    (count) => text('resetDone', { count }),
  )
}

/** Deletes one world. */
export function useRemoveWorld(world: string, onRemoved: () => void = () => {}) {
  const text = useTexts()
  return useAction(
    async () => doneIn(await control.removeWorlds({ body: { worlds: [world] } })),
    (count) => {
      onRemoved()
      return text('removedWorlds', { count })
    },
  )
}
