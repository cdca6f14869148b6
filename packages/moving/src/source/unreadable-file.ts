/** A file that cannot be read any further. Its message says why, and where. */
export class UnreadableFile extends Error {}
