/** Ends the transaction of a dry run: what it did is undone. */
export class DryRun extends Error {}
