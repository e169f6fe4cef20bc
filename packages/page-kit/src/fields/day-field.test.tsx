import { PortalContext } from '@portal/sub-app-sdk/react'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import jaJP from 'antd/es/locale/ja_JP'
import zhCN from 'antd/es/locale/zh_CN'
import { afterEach, expect, it, vi } from 'vitest'
import { DayField } from './day-field.tsx'

afterEach(cleanup)

const locales = { en: enUS, ja: jaJP, zh: zhCN }

it.each<[keyof typeof locales, string]>([
  ['en', 'Nov 5, 2026'],
  ['ja', '2026/11/05'],
  ['zh', '2026年11月5日'],
])('writes a day in the short form of the language %s, and gives it as text', (language, shown) => {
  const onChange = vi.fn()
  render(
    <PortalContext value={fakeBridge({}, { language })}>
      <ConfigProvider locale={locales[language]}>
        <DayField value="2026-11-05" onChange={onChange} />
      </ConfigProvider>
    </PortalContext>,
  )
  const field = screen.getByRole('textbox')
  expect(field).toHaveProperty('value', shown)
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: '2026-11-20' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith('2026-11-20')
})
