const icon = {
  viewBox: '0 0 16 16',
  width: '1em',
  height: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  style: { verticalAlign: '-0.125em' },
} as const

export const PlusIcon = () => (
  <svg {...icon} aria-hidden="true">
    <path d="M8 3v10M3 8h10" />
  </svg>
)

export const CrossIcon = () => (
  <svg {...icon} aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" />
  </svg>
)
