/** The small words around the blog list and a post, apart from the documented texts, which every page's head needs. */
export const blogLabels = {
  loadingPosts: 'Loading articles',
  loadingPost: 'Loading article',
  filter: 'Categories',
  paging: 'Pages',
  /** `{count}` is replaced by the page's number. */
  pageNumber: 'Page {count}',
  newer: 'Newer',
  older: 'Older',
  tags: 'Tags',
  contents: 'On this page',
  share: 'Share this article',
  shareByEmail: 'Email',
  /** Before a date. */
  updated: 'Updated',
  author: 'About the author',
  /** Before the author's name. */
  articlesBy: 'All articles by',
  newsletter: 'Newsletter',
  related: 'Keep reading',
};
