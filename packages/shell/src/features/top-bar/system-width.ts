/** Minimum width of a system in the top bar, in px (specification §9). */
export const systemWidth = 120
/** Width of the button of the others, in px (assumed). */
export const moreWidth = 72
/** Width of all systems on screens up to the narrow limit, in px (specification §9). */
const narrowWidth = 450
const narrowScreen = 1280

/** Part of every further px of wider screens that is theirs (assumed); the rest lets names and tools unfold. */
const shareOfMore = 0.6

/** Width of the systems in px. */
export const widthForSystems = (screenWidth: number): number =>
  narrowWidth + Math.floor(Math.max(0, screenWidth - narrowScreen) * shareOfMore)

/** The systems that fit side by side, and the rest for "more". */
export function splitSystems<System>(systems: readonly System[], screenWidth: number) {
  const fitting = Math.floor(widthForSystems(screenWidth) / systemWidth)
  return { shown: systems.slice(0, fitting), more: systems.slice(fitting) }
}
