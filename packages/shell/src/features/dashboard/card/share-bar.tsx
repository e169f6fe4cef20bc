import styles from './share-bar.module.css'

/** A part of a whole, 0 to 1; what it says is said in words beside it. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <span className={styles.track} aria-hidden>
    <span style={{ inlineSize: `${Math.min(100, Math.max(0, share) * 100)}%` }} />
  </span>
)
