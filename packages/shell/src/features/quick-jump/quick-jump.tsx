import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { useLazyPanel } from '../../lib/ui/use-lazy-panel.tsx'

const loadPanel = () =>
  withTexts('quick-jump', import('./quick-jump-panel.tsx')).then((module) => module.QuickJumpPanel)

/**
 * The help button (specification §2: right panel "quick jump"), in the top bar so that it never covers anything. Absent
 * without a target; the panel loads when it is first opened.
 */
export function QuickJump() {
  const { t } = useTranslation('frame')
  const { panel, isOpen, open } = useLazyPanel({})
  const { serviceDesk, customerService } = getConfig()
  if (!serviceDesk && !customerService) return null
  return (
    <>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('quickJump')}
        title={t('quickJump')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open('quickJump', loadPanel)}
      />
      {panel}
    </>
  )
}
