import { Button, type ButtonProps, Form, type FormProps } from 'antd'
import type { KeyboardEvent, PropsWithChildren } from 'react'

/**
 * antd's form for what starts business: Enter in a field never submits it, the `SubmitButton` in it does, and
 * Ctrl+Enter (⌘+Enter).
 */
export const PageForm = <Values,>(props: PropsWithChildren<FormProps<Values>>) => (
  <Form<Values> {...props} onKeyDown={followEnter} />
)

/** Submits the form around it. */
export const SubmitButton = (props: ButtonProps) => (
  <Button
    type="primary"
    htmlType="submit"
    aria-keyshortcuts="Control+Enter Meta+Enter"
    title={/^(Mac|iP)/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter'}
    {...props}
  />
)

function followEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLElement)) return
  // React passes on what happens in popups of the form; Enter on a button is for that button.
  if (!form.contains(target) || target.closest('button')) return
  const submits = event.ctrlKey || event.metaKey
  // In a long text Enter is a new line.
  if (submits || target instanceof HTMLInputElement) event.preventDefault()
  if (submits) form.querySelector<HTMLElement>('[type="submit"]')?.click()
}
