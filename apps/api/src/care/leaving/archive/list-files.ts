import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { VERSION } from '@tideline/domain/site/version';
import { OWN_FILES, OWN_FORMAT, type OwnArchive } from '@tideline/moving/own/own-site';
import { writePostFile } from '@tideline/moving/own/post-file';
import { unlessMissing } from '../../../core/host/missing-file.ts';
import { findRetention } from '../../../core/settings/retention.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { exportContacts } from '../../../sales/contacts/export-contacts.ts';
import { BRAND_DOCUMENT } from '../../../site/pages/documents.repository.ts';
import { readCalls } from '../content/calls.repository.ts';
import { eachDocument } from '../content/documents.repository.ts';
import { eachAuthor, eachLogo, eachPicture, listWorkPictures } from '../content/library.repository.ts';
import { eachIssue, eachTopic } from '../content/newsletter.repository.ts';
import { eachPost } from '../content/posts.repository.ts';
import { exportRedirects } from '../content/redirects.repository.ts';
import { exportSubscribers } from '../content/subscribers.repository.ts';
import { fileName } from './file-name.ts';
import { jsonList, jsonOf } from './json-list.ts';
import { readme } from './readme.ts';
import type { LeavingSite } from '../leaving-site.ts';
import type { ArchiveFile } from './zip-of.ts';

/** The files of an archive of the whole site, each read when it is asked for. */
export async function* listFiles(
  { db, mediaDir, origin, now }: LeavingSite,
  hasPeople: boolean,
): AsyncGenerator<ArchiveFile> {
  const settings = await findSettings(db);
  const about: OwnArchive = {
    program: 'tideline',
    format: OWN_FORMAT,
    version: VERSION,
    title: settings.siteTitle,
    address: origin,
    exportedAt: now,
    hasPeople,
  };
  yield { path: OWN_FILES.about, content: jsonOf(about) };
  yield { path: OWN_FILES.readme, content: [readme(about)] };
  const others = { retention: await findRetention(db), workPictures: await listWorkPictures(db) };
  yield { path: OWN_FILES.settings, content: jsonOf({ settings, ...others }) };
  yield { path: OWN_FILES.calls, content: jsonOf(await readCalls(db)) };
  yield { path: OWN_FILES.pictures, content: jsonList(eachPicture(db)) };
  for await (const { file } of eachPicture(db)) {
    const path = join(mediaDir, basename(file));
    // One that somebody has deleted meanwhile is named in the list only.
    if (await unlessMissing(stat(path))) yield { path: file, content: createReadStream(path), isCompressed: false };
  }
  yield { path: OWN_FILES.authors, content: jsonList(eachAuthor(db)) };
  for await (const { name, content } of eachLogo(db)) yield { path: `brand/${name}`, content: [content] };
  for await (const document of eachDocument(db)) {
    const path = document.id === BRAND_DOCUMENT ? OWN_FILES.brand : `pages/${fileName(document.id, '.json')}`;
    yield { path, content: jsonOf(document) };
  }
  for await (const { draft, key: _key, ...post } of eachPost(db)) {
    yield { path: `posts/${fileName(post.slug, '.md')}`, content: [writePostFile(post)] };
    if (draft)
      yield { path: `posts/${fileName(post.slug, '.changes.json')}`, content: jsonOf({ slug: post.slug, draft }) };
  }
  yield { path: OWN_FILES.redirects, content: exportRedirects(db) };
  yield { path: OWN_FILES.topics, content: jsonList(eachTopic(db)) };
  yield { path: OWN_FILES.issues, content: jsonList(eachIssue(db)) };
  if (!hasPeople) return;
  yield { path: OWN_FILES.subscribers, content: exportSubscribers(db) };
  yield { path: OWN_FILES.inquiries, content: exportContacts(db, { sort: 'date' }) };
}
