import styles from './view-switch.module.css'

interface ViewSwitchProps<View extends string> {
  readonly label: string
  readonly views: readonly (readonly [View, string])[]
  readonly chosen: View
  readonly onChoose: (view: View) => void
}

/** A few views of one card, one of them on the screen. */
export const ViewSwitch = <View extends string>({
  label,
  views,
  chosen,
  onChoose,
}: ViewSwitchProps<View>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend and border between title and buttons
  <div role="group" aria-label={label} className={styles.views}>
    {views.map(([view, name]) => (
      <button key={view} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
        {name}
      </button>
    ))}
  </div>
)
