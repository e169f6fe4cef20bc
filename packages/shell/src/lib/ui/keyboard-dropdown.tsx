import { Dropdown, type DropdownProps, type MenuProps } from 'antd'
import { type AriaAttributes, cloneElement, type ReactElement, useRef, useState } from 'react'

interface KeyboardDropdownProps {
  readonly trigger?: 'click' | 'contextMenu'
  readonly menu: MenuProps
  /** What opens it: one element that takes a ref. */
  readonly children: ReactElement<AriaAttributes>
}

/**
 * A menu whose arrow keys work once it has been opened by keyboard, and that restores the focus when closed. Opened by
 * mouse, it takes no focus and preselects no item.
 */
export function KeyboardDropdown({ trigger = 'click', menu, children }: KeyboardDropdownProps) {
  const opened = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const giveBack = () => cameFrom.current?.focus()

  const onOpenChange: DropdownProps['onOpenChange'] = (opens) => {
    setOpen(opens)
    if (!opens) {
      // On Escape: the focus was on something inside the trigger, e.g. one tab of a row.
      if (document.activeElement?.closest('[role="menu"]')) giveBack()
      return
    }
    const { activeElement } = document
    const isInside = activeElement instanceof HTMLElement && opened.current?.contains(activeElement)
    cameFrom.current = isInside ? activeElement : opened.current
    setByKeyboard(cameFrom.current?.matches(':focus-visible') ?? false)
  }

  return (
    <Dropdown
      ref={opened}
      trigger={[trigger]}
      autoFocus={byKeyboard}
      onOpenChange={onOpenChange}
      menu={{
        ...menu,
        onClick: (info) => {
          // A dialog restores the focus to where it was when it opened: the menu is unmounted by then.
          giveBack()
          menu.onClick?.(info)
        },
      }}
    >
      {trigger === 'click'
        ? cloneElement(children, { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })
        : children}
    </Dropdown>
  )
}
