import { CustomerServiceOutlined, ExportOutlined, ToolOutlined } from '@ant-design/icons'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useSession } from '../../session/session-store.ts'
import { customerServiceToken, openChat } from './customer-service.ts'
import styles from './quick-jump.module.css'

interface QuickJumpPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** IT service desk and smart customer service, if the installation has them (specification §2). */
export function QuickJumpPanel({ open, onClose }: QuickJumpPanelProps) {
  const { t } = useTranslation('quick-jump')
  const { serviceDesk, customerService } = getConfig()
  return (
    <Drawer
      placement="right"
      size={320}
      title={t('title')}
      closable={{ 'aria-label': t('close') }}
      open={open}
      onClose={onClose}
    >
      <ul className={styles.entries}>
        {serviceDesk && (
          <li>
            <a className={styles.entry} href={serviceDesk} target="_blank" rel="noopener noreferrer">
              <span className={styles.sign} aria-hidden>
                <ToolOutlined />
              </span>
              <span className={styles.name}>{t('serviceDesk')}</span>
              <ExportOutlined className={styles.out ?? ''} aria-hidden />
              <span className={styles.hint}>{t('serviceDeskHint')}</span>
            </a>
          </li>
        )}
        {customerService && (
          <li>
            <ChatEntry chat={customerService.chat} />
          </li>
        )}
      </ul>
    </Drawer>
  )
}

/** The failure is shown here only (specification §7). */
function ChatEntry({ chat }: { chat: string }) {
  const { t } = useTranslation('quick-jump')
  const userId = useSession((session) => session.user?.userId)
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')

  async function open() {
    if (state === 'opening' || userId === undefined) return
    setState('opening')
    const token = () => customerServiceToken(String(userId))
    const isOpen = await openChat({ chat, token, openBlank: () => window.open('', '_blank') })
    setState(isOpen ? 'idle' : 'failed')
  }

  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-busy={state === 'opening'}
        onClick={() => void open()}
      >
        <span className={styles.sign} aria-hidden>
          <CustomerServiceOutlined />
        </span>
        <span className={styles.name}>{t('chat')}</span>
        <ExportOutlined className={styles.out ?? ''} aria-hidden />
        <span className={styles.hint}>{t('chatHint')}</span>
      </button>
      <p className={styles.quiet} role="status" hidden={state !== 'failed'}>
        {state === 'failed' && t('chatUnavailable')}
      </p>
    </>
  )
}
