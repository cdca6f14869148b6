import { sql, SqliteAdapter, type Kysely } from 'kysely';

type Tables = {
  posts: {
    id: string;
    title: string;
    excerpt: string;
    author: string;
    content: string;
    search_text: string;
    title_key: string;
    sort_date: string;
    updated_at: string;
    views: number;
    status: string;
    deleted_at: string | null;
  };
  post_tags: { post_id: string; tag: string; position: number };
};

const OLD_INDEXES = ['posts_sort_date_idx', 'posts_status_idx', 'posts_category_idx'];
const POSTS_AT_ONCE = 100;

export async function up(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Tables>;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .alterTable('posts')
    .addColumn('title_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await rewriteSearchedText(db);
  for (const index of OLD_INDEXES) await db.schema.dropIndex(index).execute();

  // SQLite's full-text index knows a post by a number. Not the implicit rowid: VACUUM changes those.
  const number = isSqlite ? ['search_no'] : [];
  if (isSqlite) {
    await sql`alter table posts add column search_no integer`.execute(db);
    await sql`update posts set search_no = rowid`.execute(db);
    await sql`create unique index posts_search_no_idx on posts (search_no)`.execute(db);
    await sql`create trigger posts_number after insert on posts when new.search_no is null begin
      update posts set search_no = (select coalesce(max(search_no), 0) + 1 from posts) where id = new.id;
    end`.execute(db);
  }
  // Staff lists: one index for each order. Whatever else a list is filtered by stands behind the sort columns, so that
  // a row is passed over without being read; SQLite looks at the columns of the condition, too.
  const live = 'deleted_at is null';
  const filters = ['status', 'category', ...number, 'deleted_at'];
  await createIndex('posts_by_date_idx', ['sort_date desc', 'id', ...filters], live);
  await createIndex('posts_by_title_idx', ['title_key', 'id', ...filters], live);
  await createIndex('posts_by_views_idx', ['views desc', 'id', ...filters], live);
  await createIndex('posts_by_update_idx', ['updated_at desc', 'id', ...filters], live);
  // The blog, with and without a category. `category` at the end of the first: counts by category of future posts.
  const condition = [...number, 'status', 'deleted_at'];
  const isPublic = `status = 'published' and ${live}`;
  await createIndex('posts_public_idx', ['sort_date desc', 'id', 'category', ...condition], isPublic);
  await createIndex('posts_public_category_idx', ['category', 'sort_date desc', 'id', ...condition], isPublic);
  // The scheduler; the trash and its clean-up.
  await createIndex('posts_scheduled_idx', ['sort_date', 'id'], `status = 'scheduled' and ${live}`);
  await createIndex('posts_trash_idx', ['deleted_at desc', 'id'], 'deleted_at is not null');
  // Lists by tag, without a look at the table.
  await db.schema.dropIndex('post_tags_tag_key_idx').execute();
  await db.schema.createIndex('post_tags_tag_key_idx').on('post_tags').columns(['tag_key', 'post_id']).execute();

  async function createIndex(name: string, columns: string[], where: string): Promise<void> {
    await sql`create index ${sql.ref(name)} on posts (${sql.raw(columns.join(', '))}) where ${sql.raw(where)}`.execute(
      db,
    );
  }
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Tables>;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const name of [
    'by_date',
    'by_title',
    'by_views',
    'by_update',
    'public',
    'public_category',
    'scheduled',
    'trash',
  ]) {
    await db.schema.dropIndex(`posts_${name}_idx`).execute();
  }
  if (isSqlite) {
    await sql`drop trigger posts_number`.execute(db);
    await sql`drop index posts_search_no_idx`.execute(db);
    await sql`alter table posts drop column search_no`.execute(db);
  }
  await db.schema.alterTable('posts').dropColumn('title_key').execute();
  await db.schema.createIndex('posts_sort_date_idx').on('posts').columns(['sort_date desc', 'id']).execute();
  await db.schema.createIndex('posts_status_idx').on('posts').columns(['status', 'sort_date desc', 'id']).execute();
  await db.schema.createIndex('posts_category_idx').on('posts').columns(['category', 'sort_date desc', 'id']).execute();
}

/** The words of the title on a line of their own, and the title as a sort key. */
async function rewriteSearchedText(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const posts = await db
      .selectFrom('posts')
      .select(['id', 'title', 'excerpt', 'author', 'content'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(POSTS_AT_ONCE)
      .execute();
    for (const { id, title, excerpt, author, content } of posts) {
      const tags = await db
        .selectFrom('post_tags')
        .select('tag')
        .where('post_id', '=', id)
        .orderBy('position')
        .execute();
      const others = [excerpt, author, ...tags.map(({ tag }) => tag), content].join(' ');
      await db
        .updateTable('posts')
        .set({
          title_key: plainWords(title).slice(0, 100).toWellFormed(),
          search_text: `${plainWords(title)}\n${plainWords(others).slice(0, 200_000)}`,
        })
        .where('id', '=', id)
        .execute();
    }
    const last = posts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function plainWords(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return (letters.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).join(' ');
}
