import { Dropdown, type DropdownProps, type MenuProps } from 'antd'
import { type AriaAttributes, cloneElement, type ReactElement, useRef, useState } from 'react'

interface KeyboardDropdownProps {
  readonly trigger?: 'click' | 'contextMenu'
  readonly menu: MenuProps
  /** What opens it: one element that takes a ref. */
  readonly children: ReactElement<AriaAttributes>
}

/**
 * A menu whose arrow keys work as soon as it has been opened by keyboard, and that gives the focus back to what opened
 * it. Opened by mouse, no item is preselected: there is no focus ring, and the menu takes no focus.
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
      // Escape: what is inside what opens it, e.g. one tab of their row, had the focus.
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
          // A dialog gives the focus back to where it was when it opened: the menu is gone by then.
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
