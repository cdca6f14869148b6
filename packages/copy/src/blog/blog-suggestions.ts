/** The words around the suggestions of the blog's search, which load with them. */
export const blogSuggestions = {
  list: 'Suggestions',
  /** Beside a tag. */
  tag: 'Tag',
  none: 'No suggestions',
  one: '1 suggestion',
  /** `{count}` is replaced by the number of suggestions. */
  many: '{count} suggestions',
};
