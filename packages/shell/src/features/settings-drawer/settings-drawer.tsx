import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { schemes, sizes } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import { ColorSetting } from './color-setting.tsx'
import { ChoiceSetting, FlagSetting } from './setting-fields.tsx'
import styles from './settings-drawer.module.css'

interface SettingsDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What people set for themselves (specification §2); everything applies at once. */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage((state) => state.language)
  const reset = useSettings((settings) => settings.reset)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={340}
      title={t('title')}
      classNames={{ body: styles.body ?? '' }}
      // What is chosen shows on the page beside it.
      styles={{ mask: { background: 'transparent' } }}
      footer={
        <Button block onClick={reset}>
          {t('reset')}
        </Button>
      }
    >
      <Group title={t('look')}>
        <ChoiceSetting
          setting="scheme"
          label={t('scheme')}
          options={schemes.map((scheme) => ({ value: scheme, label: t(`schemes.${scheme}`) }))}
        />
        <ColorSetting />
        <ChoiceSetting
          setting="size"
          label={t('size')}
          options={sizes.map((size) => ({ value: size, label: t(`sizes.${size}`) }))}
        />
      </Group>
      <Group title={t('layout')}>
        <FlagSetting setting="tabBar" label={t('tabBar')} hint={t('tabBarHint')} />
        <FlagSetting setting="fixedHeader" label={t('fixedHeader')} hint={t('fixedHeaderHint')} />
        <FlagSetting setting="sidebarLogo" label={t('sidebarLogo')} hint={t('sidebarLogoHint')} />
      </Group>
      {/* Only Chinese names have a pinyin (specification §2). */}
      {language === 'zh' && (
        <Group title={t('search')}>
          <FlagSetting setting="supportPinyinSearch" label={t('pinyin')} hint={t('pinyinHint')} />
        </Group>
      )}
    </Drawer>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
