/** Prefix of every Web Storage key of the portal (specification §9). */
export const keyPrefix = 'RTM_'

/** `local` outlives the browser window, `session` ends with it. */
export type StorageArea = 'local' | 'session'

/** A typed place in Web Storage. `accepts` checks what comes back: storage is written by older versions too. */
export interface StoredKey<Value> {
  readonly name: `${typeof keyPrefix}${string}`
  readonly area: StorageArea
  readonly accepts: (value: unknown) => value is Value
  /** Harmless preferences stay; everything else goes at sign-out (specification §4). */
  readonly survivesSignOut: boolean
}

export function storedKey<Value>(
  name: string,
  accepts: (value: unknown) => value is Value,
  {
    area = 'local',
    survivesSignOut = false,
  }: Partial<Pick<StoredKey<Value>, 'area' | 'survivesSignOut'>> = {},
): StoredKey<Value> {
  return { name: `${keyPrefix}${name}`, area, accepts, survivesSignOut }
}
