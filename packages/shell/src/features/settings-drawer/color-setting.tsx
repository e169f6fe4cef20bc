import { CheckOutlined } from '@ant-design/icons'
import { isHexColor } from '@portal/sub-app-sdk/look/contrast'
import { Button, ColorPicker } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { colorPresets, presetNames } from '../../lib/settings/presets.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import styles from './color-setting.module.css'
import drawerStyles from './settings-drawer.module.css'

/** The 8 presets, and a picker for every other colour (specification §2, §9). */
export function ColorSetting() {
  const { t } = useTranslation('settings')
  const themeColor = useSettings((settings) => settings.themeColor)
  const chosen = useSettings((settings) => settings.chosen)
  const id = useId()
  /** antd leaves the parts of its picker without a name. */
  const nameParts = (panel: HTMLElement | null) => {
    panel?.querySelector('[role=slider].ant-slider-handle')?.setAttribute('aria-label', t('hue'))
    panel?.querySelector('input')?.setAttribute('aria-label', t('hexColor'))
  }
  return (
    <div className={drawerStyles.setting}>
      <span id={id}>{t('themeColor')}</span>
      <div className={styles.colors} role="radiogroup" aria-labelledby={id}>
        {presetNames.map((name) => (
          <label key={name} className={styles.swatch} title={t(`colors.${name}`)}>
            <input
              type="radio"
              name={id}
              aria-label={t(`colors.${name}`)}
              checked={themeColor === colorPresets[name]}
              onChange={() => chosen({ themeColor: colorPresets[name] })}
            />
            <span style={{ background: colorPresets[name] }}>
              <CheckOutlined aria-hidden />
            </span>
          </label>
        ))}
      </div>
      <ColorPicker
        value={themeColor}
        classNames={{ popup: { root: styles.picker ?? '' } }}
        disabledAlpha
        disabledFormat
        panelRender={(panel) => <div ref={nameParts}>{panel}</div>}
        onChangeComplete={(color) => {
          const hex = color.toHexString()
          if (isHexColor(hex)) chosen({ themeColor: hex })
        }}
      >
        <Button className={styles.own ?? ''}>
          <span className={styles.sample} style={{ background: themeColor }} />
          {t('ownColor')}
          <span className={styles.code}>{themeColor}</span>
        </Button>
      </ColorPicker>
    </div>
  )
}
