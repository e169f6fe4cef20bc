import { CheckOutlined } from '@ant-design/icons'
import { isHexColor } from '@portal/sub-app-sdk/look/contrast'
import { Button, ColorPicker, Drawer, Segmented, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToolPanelProps } from '../../lib/feature.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { colorPresets, presetNames } from '../../lib/settings/presets.ts'
import { type FlagName, type Settings, schemes, sizes } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import colors from './color-setting.module.css'
import styles from './settings-drawer.module.css'

/** Names of the settings with values of this type. */
type NameOf<Value> = {
  [Name in keyof Settings]: Settings[Name] extends Value ? Name : never
}[keyof Settings]

interface ChoiceSettingProps<Name extends keyof Settings> {
  readonly setting: Name
  readonly label: string
  readonly options: readonly { readonly value: Settings[Name]; readonly label: string }[]
}

/** One of a few options side by side. */
function ChoiceSetting<Name extends NameOf<string>>({ setting, label, options }: ChoiceSettingProps<Name>) {
  const value = useSettings((settings) => settings[setting])
  const chosen = useSettings((settings) => settings.chosen)
  const id = useId()
  return (
    <div className={styles.setting}>
      <span id={id}>{label}</span>
      <Segmented
        block
        aria-labelledby={id}
        options={[...options]}
        value={value}
        onChange={(choice) => chosen({ [setting]: choice })}
      />
    </div>
  )
}

/** A boolean. */
function FlagSetting({ setting }: { setting: FlagName }) {
  const { t } = useTranslation('settings')
  const isOn = useSettings((settings) => settings[setting])
  const chosen = useSettings((settings) => settings.chosen)
  const id = useId()
  return (
    <div className={styles.flag}>
      <label htmlFor={id}>
        {t(`${setting}.label`)}
        <span className={styles.hint} id={`${id}-hint`}>
          {t(`${setting}.hint`)}
        </span>
      </label>
      <Switch
        id={id}
        checked={isOn}
        aria-label={t(`${setting}.label`)}
        aria-describedby={`${id}-hint`}
        onChange={(on) => chosen({ [setting]: on })}
      />
    </div>
  )
}

/** The 8 presets, and a picker for every other colour (specification §2, §9). */
function ColorSetting() {
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
    <div className={styles.setting}>
      <span id={id}>{t('themeColor')}</span>
      <div className={colors.colors} role="radiogroup" aria-labelledby={id}>
        {presetNames.map((name) => (
          <label key={name} className={colors.swatch} title={t(`colors.${name}`)}>
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
        classNames={{ popup: { root: colors.picker ?? '' } }}
        disabledAlpha
        disabledFormat
        panelRender={(panel) => <div ref={nameParts}>{panel}</div>}
        onChangeComplete={(color) => {
          const hex = color.toHexString()
          if (isHexColor(hex)) chosen({ themeColor: hex })
        }}
      >
        <Button className={colors.own ?? ''}>
          <span className={colors.sample} style={{ background: themeColor }} />
          {t('ownColor')}
          <span className={colors.code}>{themeColor}</span>
        </Button>
      </ColorPicker>
    </div>
  )
}

interface SettingsDrawerProps extends Pick<ToolPanelProps, 'features'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** The user's settings (specification §2); changes apply at once. */
export function SettingsDrawer({ open, onClose, features }: SettingsDrawerProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage((state) => state.language)
  const reset = useSettings((settings) => settings.reset)
  const offered = features
    .flatMap(({ settings = [] }) => settings)
    .filter((one) => one.language === undefined || one.language === language)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={340}
      title={t('title')}
      classNames={{ body: styles.body ?? '' }}
      // Without a mask, so that changes are visible on the page.
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
      {(['layout', 'search'] as const).map((group) => {
        const flags = offered.filter((one) => one.group === group)
        return (
          flags.length > 0 && (
            <Group key={group} title={t(group)}>
              {flags.map(({ flag }) => (
                <FlagSetting key={flag} setting={flag} />
              ))}
            </Group>
          )
        )
      })}
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
