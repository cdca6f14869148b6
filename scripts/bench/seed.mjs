/** Fills a database with as many published posts as asked for: `node seed.mjs FOLDER COUNT`. */
import { mkdirSync } from 'node:fs';
import { migrateToLatest } from '../../apps/api/src/db/migrate.ts';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { insertPost } from '../../apps/api/src/posts/post-writes.repository.ts';

const CATEGORIES = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'];
const WORDS = `tide harbour signal lantern current anchor estuary compass drift channel visitors clinics search
  results website reviews letter weekly plan measure budget audience question answer story picture team client trust
  local report number growth promise reader writing`.split(/\s+/);
const BODY_WORDS = 500;
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
  /** @param {number} step */
  const word = (step) => WORDS[(at * 31 + step * 17 + ((step * step) % 13)) % WORDS.length] ?? '';
  const words = Array.from({ length: BODY_WORDS }, (_, step) => word(step));
  const paragraphs = Array.from({ length: 10 }, (_, part) => words.slice(part * 50, part * 50 + 50).join(' '));
  return {
    title: `Post ${at}: ${word(1)} and ${word(2)}`,
    excerpt: `What ${word(3)} has to do with ${word(4)}, and why the ${word(5)} matters.`,
    content: paragraphs.map((text, part) => `## Part ${part + 1}\n\n${text}.`).join('\n\n'),
    author: 'Maya Alvarez',
    category: CATEGORIES[at % CATEGORIES.length] ?? '',
    tags: [word(6), `${word(7)} ${at % 7}`],
    status: /** @type {const} */ ('published'),
    publishDate: new Date(Date.UTC(2025, 0, 1) + at * 3_600_000).toISOString(),
    featuredImageUrl: '',
  };
}
