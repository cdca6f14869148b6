/** Rows of sample data that would be removed. Posts go to the trash, everything else is deleted. */
export type SampleDataCounts = {
  posts: number;
  authors: number;
  subscribers: number;
  contacts: number;
  pageViews: number;
  issues: number;
  topics: number;
  savedReplies: number;
  missedPaths: number;
};

/** Begins the id of a sample row in a table without a mark of its own; the ids of other rows are UUIDs or slugs. */
export const SAMPLE_ID_PREFIX = 'sample-';
