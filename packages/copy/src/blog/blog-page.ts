/** Texts of the blog list and the post page; all but `lead`, `featured`, `search` and `feed` are documented to the letter. */
export const blogPage = {
  heading: 'Our Blog',
  lead: 'Working notes from our strategists, writers and filmmakers. Take what you can use.',
  allPosts: 'All Posts',
  featured: 'Featured',
  readFullArticle: 'Read Full Article',
  oneFound: '1 article found',
  /** `{count}` is replaced by the number of articles. */
  manyFound: '{count} articles found',
  search: { label: 'Search articles', button: 'Search' },
  /** Above the pages of the site that a search finds. */
  foundPages: 'Pages on this site',
  feed: 'RSS feed',
  emptyFilter: {
    heading: 'No articles found',
    text: 'Try adjusting your filter criteria.',
    clear: 'Clear filters',
  },
  empty: 'No blog posts have been published yet. Check back soon for new content!',
};

export const postPage = {
  /** Described to search engines when a post has no excerpt; `{title}` is replaced. */
  noExcerpt: '{title}: an article from our blog.',
  backToBlog: 'Back to Blog',
  backToAll: 'Back to All Articles',
  /** Opens the contact form with the article as topic. */
  askUs: 'Ask Us About This',
  notFound: {
    heading: 'Article Not Found',
    text: "The article you're looking for doesn't exist or has been removed.",
    back: 'Back to Blog',
    /** Above the pages whose addresses are similar. */
    near: 'Perhaps you meant',
  },
  preview: {
    notice: 'This is a preview. Only people who have this link can see it, until the link ends.',
    ended: {
      heading: 'This preview has ended',
      text: 'Preview links work for seven days. Ask whoever sent you this one for a new link.',
      back: 'Go to the blog',
    },
  },
};
