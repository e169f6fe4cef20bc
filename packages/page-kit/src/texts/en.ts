export const en = {
  retry: 'Try again',
  failure: {
    title: 'The data could not be loaded',
    sessionEnded: 'Your session has ended. Please sign in again.',
    network: 'The server cannot be reached. Check your connection and try again.',
    timeout: 'The server took too long to answer.',
    other: 'The server did not answer as expected.',
  },
}
