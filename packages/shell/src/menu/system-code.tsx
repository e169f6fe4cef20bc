import styles from './system-code.module.css'

/** A system by its code, e.g. OSS, as it stands beside the system's name. */
export const SystemCode = ({ code }: { readonly code: string }) => <span className={styles.code}>{code}</span>
