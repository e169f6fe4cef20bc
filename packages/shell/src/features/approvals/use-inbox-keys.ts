import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Command, commandOf, placeOf } from './keys.ts'

/** Carries out the commands of the keys that are pressed in the inbox, or nowhere in particular; none below a dialog. */
export function useInboxKeys(
  inbox: RefObject<HTMLElement | null>,
  isDialogOpen: boolean,
  run: (command: Command) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const page = inbox.current
    if (event.defaultPrevented || isDialogOpen || !page || !(event.target instanceof Element)) return
    const command = commandOf(event, placeOf(event.target, page))
    if (!command) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
