/** The words around the people on the About page; who they are comes from the database. */
export const peopleSection = {
  heading: 'The People You Will Talk To',
  lead: 'They do the work and write about it. Read one article by each, and you know how they think.',
  /** `{name}` is replaced. */
  articles: 'Newest articles by {name}',
};

/** Beside an author of the sample data, wherever one shows. */
export const sampleLabel = 'Sample data';
