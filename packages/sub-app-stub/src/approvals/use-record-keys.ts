import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type RecordCommand, recordCommand } from './record-keys.ts'

type Commands = Readonly<Partial<Record<RecordCommand, () => void>>>

/** Carries out commands by the keys that are pressed on a page. */
export function useRecordKeys(page: RefObject<HTMLElement | null>, commands: Commands) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!page.current || !(event.target instanceof Element)) return
    const command = recordCommand(event, event.target, page.current)
    const run = command && commands[command]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
