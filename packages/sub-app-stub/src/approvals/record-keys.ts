import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What a key does on the page of an approval; the letters are those of the portal's inbox. */
type RecordCommand = 'approve' | 'reject' | 'next' | 'previous' | 'undo'

const letters: ReadonlyMap<string, RecordCommand> = new Map([
  ['a', 'approve'],
  ['r', 'reject'],
  ['j', 'next'],
  ['k', 'previous'],
  ['u', 'undo'],
])

/** Where letters are typed, or chosen from a list by them. */
const fields = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox]'

/** Where the portal puts the focus that nothing has. */
const startOfTabOrder = 'span[tabindex="-1"]:empty'

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

/** The command of a key that is pressed at `target`, in the page or nowhere in particular. */
export function recordCommand(press: Press, target: Element, page: Element): RecordCommand | undefined {
  if (press.defaultPrevented || press.repeat || press.isComposing) return undefined
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  const isNowhere = target.contains(page) || target.matches(startOfTabOrder)
  if (!isNowhere && (!page.contains(target) || target.closest(fields))) return undefined
  return letters.get(press.key.toLowerCase())
}

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
