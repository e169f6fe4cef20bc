/** What browsers and the bundler say when a file of this build can't be had any more: a newer build has replaced it. */
const sentences = [
  /dynamically imported module/i, // Chromium and Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i,
]

/** Whether an error came from a part of the portal that was loaded late, and is no longer there. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error && sentences.some((sentence) => sentence.test(error.message))
