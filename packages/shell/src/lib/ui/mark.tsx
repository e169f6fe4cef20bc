import { getConfig } from '../config/runtime-config.ts'

/** The logo of this installation; the portal's own, four tiles, where it sets none. */
export function Mark({ size }: { size: number }) {
  const { logo } = getConfig().branding ?? {}
  if (logo) return <img src={logo} width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--color-primary-fill)" />
      <g fill="#fff">
        <path d="M7 7h8v8H7z" />
        <path d="M17 7h8a8 8 0 0 1-8 8z" opacity=".75" />
        <path d="M7 25a8 8 0 0 1 8-8v8z" opacity=".75" />
        <path d="M17 17h8v8h-8z" opacity=".5" />
      </g>
    </svg>
  )
}
