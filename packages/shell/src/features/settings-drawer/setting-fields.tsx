import { Segmented, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Settings, schemes, sizes } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import styles from './settings-drawer.module.css'

interface ChoiceSettingProps {
  readonly setting: 'scheme' | 'size'
  readonly label: string
}

/** One of a few words side by side. */
export function ChoiceSetting({ setting, label }: ChoiceSettingProps) {
  const { t } = useTranslation('settings')
  const value = useSettings((settings) => settings[setting])
  const chosen = useSettings((settings) => settings.chosen)
  const id = useId()
  const options =
    setting === 'scheme'
      ? schemes.map((scheme) => ({ value: scheme, label: t(`schemes.${scheme}`) }))
      : sizes.map((size) => ({ value: size, label: t(`sizes.${size}`) }))
  return (
    <div className={styles.setting}>
      <span id={id}>{label}</span>
      <Segmented
        block
        aria-labelledby={id}
        options={options}
        value={value}
        onChange={(choice) => chosen({ [setting]: choice })}
      />
    </div>
  )
}

type FlagName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

interface FlagSettingProps {
  readonly setting: FlagName
  readonly label: string
  readonly hint: string
}

/** Something that is on or off. */
export function FlagSetting({ setting, label, hint }: FlagSettingProps) {
  const isOn = useSettings((settings) => settings[setting])
  const chosen = useSettings((settings) => settings.chosen)
  const id = useId()
  return (
    <div className={styles.flag}>
      <label htmlFor={id}>
        {label}
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </label>
      <Switch
        id={id}
        checked={isOn}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onChange={(on) => chosen({ [setting]: on })}
      />
    </div>
  )
}
