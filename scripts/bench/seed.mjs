/** Fills a database with as many published posts as asked for: `node seed.mjs FOLDER COUNT`. */
import { mkdirSync } from 'node:fs';
import { migrateToLatest } from '../../apps/api/src/store/migrate.ts';
import { openDatabase } from '../../apps/api/src/store/open-database.ts';
import { insertPost } from '../../apps/api/src/posts/post-writes.repository.ts';
import { wordsOfPost } from './vocabulary.mjs';

const CATEGORIES = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'];
const PARAGRAPH_WORDS = 50;
const BATCH = 500;

const [, , folder = '', count = '0'] = process.argv;
mkdirSync(folder, { recursive: true });
const db = openDatabase(`file:${folder}/tideline.db`);
await migrateToLatest(db);
for (let first = 0; first < Number(count); first += BATCH) {
  await db.transaction().execute(async (trx) => {
    for (let at = first; at < Math.min(first + BATCH, Number(count)); at += 1) await insertPost(trx, toPost(at), NOW());
  });
}
await db.destroy();

function NOW() {
  return new Date().toISOString();
}

/** @param {number} at */
function toPost(at) {
  const { title, body } = wordsOfPost(at);
  const paragraphs = Array.from({ length: Math.ceil(body.length / PARAGRAPH_WORDS) }, (_, part) =>
    body.slice(part * PARAGRAPH_WORDS, (part + 1) * PARAGRAPH_WORDS).join(' '),
  );
  return {
    title: title.join(' '),
    excerpt: body.slice(-12).join(' '),
    content: paragraphs.map((text, part) => `## Part ${part + 1}\n\n${text}.`).join('\n\n'),
    author: 'Maya Alvarez',
    category: CATEGORIES[at % CATEGORIES.length] ?? '',
    tags: [title[0] ?? '', `${title[1]} ${at % 7}`],
    status: /** @type {const} */ ('published'),
    publishDate: new Date(Date.UTC(2025, 0, 1) + at * 3_600_000).toISOString(),
    featuredImageUrl: '',
  };
}
