import type { Stage } from './stage.ts'

/** On narrow screens the picker is in the drawer of the menus, which is opened. */
export async function departmentPicker({ page, text }: Pick<Stage, 'page' | 'text'>) {
  const picker = page.getByRole('button', { name: new RegExp(`^${text('frame', 'departments')}`) })
  if (!(await picker.isVisible()))
    await page.getByRole('button', { name: text('frame', 'openSidebar') }).click()
  return picker
}
