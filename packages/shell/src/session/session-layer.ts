/** How high the dialogs lie in which a session is settled: over all of antd's layers, its notifications included. */
export const sessionLayer = 3_000
