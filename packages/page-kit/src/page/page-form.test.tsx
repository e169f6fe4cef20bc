import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form, Input, Popconfirm } from 'antd'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageForm, SubmitButton } from './page-form.tsx'

const onFinish = vi.fn()
function draw(isClosed = false) {
  render(
    <PageForm onFinish={onFinish}>
      <Form.Item name="plate" label="Plate">
        <Input />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input.TextArea />
      </Form.Item>
      <Popconfirm title="Delete?" okText="Yes">
        <button type="button">Delete</button>
      </Popconfirm>
      <SubmitButton disabled={isClosed}>Send</SubmitButton>
    </PageForm>,
  )
}
const plate = () => screen.getByRole('textbox', { name: 'Plate' })
const remark = () => screen.getByRole('textbox', { name: 'Remark' })
const finished = () => vi.waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1))
/** Whether the browser is left to do what it does at this key. */
const enter = (field: HTMLElement, more = {}) => fireEvent.keyDown(field, { key: 'Enter', ...more })

beforeEach(() => onFinish.mockClear())
afterEach(cleanup)

describe('a form that starts business', () => {
  it('is not submitted by Enter in a field, where a long text gets its new line', () => {
    draw()
    expect(enter(plate())).toBe(false)
    expect(enter(remark())).toBe(true)
  })

  it.each(['ctrlKey', 'metaKey'])('is submitted by Enter with %s', async (key) => {
    draw()
    enter(remark(), { [key]: true })
    await finished()
  })

  it('is submitted by its button', async () => {
    draw()
    const button = screen.getByRole('button', { name: 'Send' })
    expect(enter(button)).toBe(true)
    fireEvent.click(button)
    await finished()
  })

  it('is submitted by no key while its button is disabled, or from a question in front of it', async () => {
    draw(true)
    enter(plate(), { ctrlKey: true })
    cleanup()
    draw()
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    enter(await screen.findByText('Delete?'), { ctrlKey: true })
    enter(plate(), { ctrlKey: true })
    await finished()
  })
})
