/**
 * The row of a pressed star is about to go: the next star gets the focus that the pressed one has, or the one before,
 * or, after the last, the button that refreshes the card.
 */
export function passFocusOn(): void {
  const row = document.activeElement?.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const heir = neighbour
    ? neighbour.querySelector<HTMLElement>('[data-favourite]')
    : row?.closest('section')?.querySelector('button')
  heir?.focus()
}
