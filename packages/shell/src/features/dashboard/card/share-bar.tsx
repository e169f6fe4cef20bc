import styles from './share-bar.module.css'

/** A ratio, 0 to 1; decorative, as the text beside it says the same. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <span className={styles.track} aria-hidden>
    <span style={{ inlineSize: `${Math.min(100, Math.max(0, share) * 100)}%` }} />
  </span>
)
