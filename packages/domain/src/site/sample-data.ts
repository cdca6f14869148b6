/** Rows of sample data that would be removed. Posts go to the trash, everything else is deleted. */
export type SampleDataCounts = {
  posts: number;
  authors: number;
  subscribers: number;
  contacts: number;
  pageViews: number;
};
