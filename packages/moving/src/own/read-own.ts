import { CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import type { SourceItem } from '../source/source-item.ts';
import { UnreadableFile } from '../source/unreadable-file.ts';
import { listOf, textOf } from '../source/values.ts';
import { count, json, list, type OwnFiles, rows, text } from './own-files.ts';
import type { OwnPart, OwnValues, SourceOwn } from './own-item.ts';
import {
  OWN_FILES,
  OWN_FORMAT,
  type OwnCallHours,
  type OwnCallKind,
  type OwnCalls,
  type OwnDocument,
  type OwnDraft,
  type OwnPicture,
} from './own-site.ts';
import { readPostFile } from './post-file.ts';

/** Whether an archive is one of this program. */
export function isOwnArchive(paths: Iterable<string>): boolean {
  return [...paths].includes(OWN_FILES.about);
}

/** Reads an archive of this program, in the order in which its things need each other. @throws UnreadableFile */
export async function* readOwn(files: OwnFiles): AsyncGenerator<SourceItem> {
  const about = await json(files, OWN_FILES.about);
  if (typeof about['format'] !== 'number' || about['format'] > OWN_FORMAT)
    throw new UnreadableFile('A newer version of Tideline made this archive. Update this one first.');
  yield { kind: 'site', title: textOf(about['title']), address: textOf(about['address']) };
  for await (const value of list(files, OWN_FILES.pictures))
    yield own('file', textOf(value['id']), textOf(value['fileName']), value as OwnPicture);
  for (const path of files.paths.filter((name) => name.startsWith('brand/'))) {
    const logo = path.slice('brand/'.length);
    yield own('file', logo, logo, { logo, content: await files.base64(path) });
  }
  yield own('setting', 'settings', 'Settings', await json(files, OWN_FILES.settings));
  for await (const value of list(files, OWN_FILES.authors))
    yield own('author', textOf(value['name']), textOf(value['name']), value as OwnValues['author']);
  yield* calls(files);
  yield* posts(files);
  for (const path of files.paths.filter((name) => /^pages\/.+\.json$/.test(name) || name === OWN_FILES.brand)) {
    const value = (await json(files, path)) as OwnDocument;
    yield own('page', textOf(value.id), textOf(value.page?.title) || textOf(value.id), value);
  }
  for await (const value of rows(files, OWN_FILES.redirects))
    yield own('redirect', value['path'] ?? '', value['path'] ?? '', value);
  for await (const value of list(files, OWN_FILES.topics))
    yield own('topic', textOf(value['id']), textOf(value['name']), value);
  for await (const value of list(files, OWN_FILES.issues))
    yield own('issue', textOf(value['id']), textOf(value['subject']), value);
  for await (const value of rows(files, OWN_FILES.subscribers)) yield own('subscriber', '', 'Subscriber', value);
  const inquiries = await count(rows(files, OWN_FILES.inquiries));
  if (inquiries > 0) yield { kind: 'rest', what: 'inquiry', title: '', count: inquiries };
}

async function* calls(files: OwnFiles): AsyncGenerator<SourceItem> {
  if (!files.paths.includes(OWN_FILES.calls)) return;
  const { rules, hours, kinds } = (await json(files, OWN_FILES.calls)) as Partial<OwnCalls>;
  if (rules) yield own('call-setting', 'rules', 'Rules of calls', { rules });
  for (const value of listOf(hours).map((entry) => Object(entry) as OwnCallHours))
    yield own('call-setting', '', `Hours of ${textOf(value.name)}`, { hours: value });
  const [read, more] = [listOf(kinds).slice(0, CALL_KIND_LIMITS.count), listOf(kinds).length - CALL_KIND_LIMITS.count];
  for (const value of read.map((entry) => Object(entry) as OwnCallKind))
    yield own('call-setting', `kind ${textOf(value.id)}`, `Kind of call: ${textOf(value.name)}`, { kind: value });
  if (more > 0) yield { kind: 'rest', what: 'kind of call', title: '', count: more };
}

async function* posts(files: OwnFiles): AsyncGenerator<SourceItem> {
  const paths = new Set(files.paths);
  for (const path of paths) {
    if (!/^posts\/[^/]+\.md$/.test(path)) continue;
    const post = readPostFile(await text(files, path));
    const changes = path.replace(/\.md$/, '.changes.json');
    if (post === null) yield { kind: 'fault', line: 1, reason: `${path}: The fields before the text cannot be read.` };
    else {
      const draft = paths.has(changes) ? ((await json(files, changes))['draft'] as OwnDraft) : null;
      yield own('post', post.slug, post.title, { ...post, draft });
    }
  }
}

function own<Part extends OwnPart>(part: Part, id: string, title: string, value: OwnValues[Part]): SourceOwn {
  return { kind: 'own', part, id, title, value } as SourceOwn;
}
