/** Rows of the sample data that removing it would remove. Posts go to the trash, everything else is deleted. */
export type SampleDataCounts = {
  posts: number;
  authors: number;
  subscribers: number;
  contacts: number;
  pageViews: number;
};
