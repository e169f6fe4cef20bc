/** Ends the transaction of a dry run, which undoes it. */
export class DryRun extends Error {}
