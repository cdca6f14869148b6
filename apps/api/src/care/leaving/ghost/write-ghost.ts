import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { jsonList } from '../archive/json-list.ts';
import { listNames, nameKey, type Names } from '../content/names.repository.ts';
import { eachPageOfText } from '../content/pages-of-text.ts';
import { eachPost } from '../content/posts.repository.ts';
import type { LeavingSite } from '../leaving-site.ts';
import { ghostId } from './ghost-article.ts';
import { pageRow, postRow, searchRow, tagRow, tagsOfPost, userRow } from './ghost-rows.ts';

/** The version of Ghost whose exports have this form. */
const GHOST_VERSION = '6.0.0';

/** The site as an export of Ghost: posts, pages of text, authors and tags. Posts are read once for each table, so none is kept. */
export async function* writeGhost({ db, origin, now }: LeavingSite): AsyncGenerator<string> {
  const names = await listNames(db);
  const { siteTitle } = await findSettings(db);
  const meta = { exported_on: Date.parse(now), version: GHOST_VERSION };
  const tags = new Map([...names.tags, ...names.categories]);
  const tables = {
    posts: articleRows(db, origin),
    posts_meta: searchRows(db),
    tags: [...tags.values()].map((tag) => tagRow(tag, now)),
    posts_tags: tagsOfPosts(db, names),
    users: [...names.authors.values()].map((author) => userRow(author, now)),
    posts_authors: authorsOfPosts(db, names),
    settings: [{ key: 'title', value: siteTitle }],
  };
  yield `{"db":[{"meta":${JSON.stringify(meta)},"data":{`;
  let before = '';
  for (const [table, rows] of Object.entries(tables)) {
    yield `${before}"${table}":`;
    yield* jsonList(rows);
    before = ',';
  }
  yield '}}]}\n';
}

async function* articleRows(db: Db, origin: string) {
  for await (const post of eachPost(db)) yield postRow(post, origin);
  for await (const page of eachPageOfText(db)) yield pageRow(page, origin);
}

async function* searchRows(db: Db) {
  for await (const post of eachPost(db)) {
    const row = searchRow(ghostId('post', post.key), post);
    if (row) yield row;
  }
  for await (const page of eachPageOfText(db)) {
    const row = searchRow(ghostId('page', page.id), page);
    if (row) yield row;
  }
}

async function* tagsOfPosts(db: Db, names: Names) {
  for await (const post of eachPost(db))
    yield* tagsOfPost(post, names).map(({ name }, place) => ({
      post_id: ghostId('post', post.key),
      tag_id: ghostId('tag', nameKey(name)),
      sort_order: place,
    }));
}

async function* authorsOfPosts(db: Db, names: Names) {
  for await (const post of eachPost(db))
    if (names.authors.has(nameKey(post.author)))
      yield {
        post_id: ghostId('post', post.key),
        author_id: ghostId('user', nameKey(post.author)),
        sort_order: 0,
      };
}
