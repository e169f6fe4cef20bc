import { Segmented, Switch } from 'antd'
import { useId } from 'react'
import type { Settings } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
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
export function ChoiceSetting<Name extends NameOf<string>>({
  setting,
  label,
  options,
}: ChoiceSettingProps<Name>) {
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

interface FlagSettingProps {
  readonly setting: NameOf<boolean>
  readonly label: string
  readonly hint: string
}

/** A boolean. */
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
