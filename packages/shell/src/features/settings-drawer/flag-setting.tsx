import { Switch } from 'antd'
import { useId } from 'react'
import type { Settings } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import styles from './settings-drawer.module.css'

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
