/** What a widget opens or draws only when it is asked to, each in a file of its own. */
const onDemand = /\/(points-drawer|postings-table|use-confirm-points|postings|bar-plot)\.tsx?$/

/** The widgets of the home page come as one file: a dozen small ones would cost a round trip each. */
export const widgetsChunk = (moduleId: string): string | null =>
  /\/features\/dashboard\/(widgets|card)\/[^/]+\/|\/features\/dashboard\/card\//.test(moduleId) &&
  !onDemand.test(moduleId)
    ? 'widgets'
    : null
