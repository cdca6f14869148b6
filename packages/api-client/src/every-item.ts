/** A list that is read in pages, such as `client.posts.list`. */
type List<Input, Item> = {
  query: (input: Input, options?: { signal?: AbortSignal }) => Promise<{ items: Item[]; nextCursor: string | null }>;
};
/** The input of a list, without the cursor. */
type Filters<Input> = Omit<Exclude<Input, void | undefined>, 'cursor'>;

/**
 * Every item of a list, page by page as they are needed.
 * @example
 * for await (const post of everyItem(client.posts.list, { category: 'SEO' })) console.log(post.title);
 */
export async function* everyItem<Input, Item>(
  list: List<Input, Item>,
  filters?: Filters<Input>,
  options: { signal?: AbortSignal } = {},
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | null = null;
  do {
    const input = { ...filters, ...(cursor !== null && { cursor }) } as Input;
    const page: { items: Item[]; nextCursor: string | null } = await list.query(input, options);
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
