import { randomInt } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { HEADLINE_FIELD } from '@tideline/copy/editing/documents';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import {
  type AddedPage,
  ADDED_PAGES_MAX,
  type AddedPageId,
  type AddedPageKind,
} from '@tideline/domain/page/added-page';
import type { NewPage } from '@tideline/domain/page/added-page.schema';
import type { EventType } from '@tideline/domain/webhook/event';
import { movePage } from '../../core/addresses/move-page.ts';
import { deleteRedirectAt } from '../../core/addresses/redirects.repository.ts';
import { answerInstead, HIDDEN } from '../../core/addresses/unpublished-answer.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import {
  countAddedPages,
  findAddedPage,
  hidePage,
  insertAddedPage,
  markTrashed,
  showPage,
} from './added-pages.repository.ts';
import { storeFirstDraft } from './drafted-pages.ts';
import { findFreePath, requireFolder, requireFreePath } from './page-address.ts';

/** The acts of the audit log on an added page. */
type PageAct = 'page.address' | 'page.publish' | 'page.unpublish' | 'page.trash' | 'page.restore';

const EVENTS: Record<PageAct, EventType> = {
  'page.address': 'page.moved',
  'page.publish': 'page.published',
  'page.unpublish': 'page.unpublished',
  'page.trash': 'page.deleted',
  'page.restore': 'page.restored',
};

/**
 * Adds a page that visitors do not see yet, with a draft of its title.
 * @throws TRPCError BAD_REQUEST when another page has or had the address, or there are too many pages
 */
export async function addPage(
  db: Db,
  { kind, title, path: wanted }: NewPage,
  saver: Saver,
  now: string,
): Promise<AddedPage> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx); // so that no other transaction takes the path meanwhile
    if ((await countAddedPages(trx)) >= ADDED_PAGES_MAX) {
      const message = `The site can have at most ${ADDED_PAGES_MAX} added pages, with those in the trash.`;
      throw new TRPCError({ code: 'BAD_REQUEST', message });
    }
    if (wanted !== undefined) {
      requireFolder(wanted, kind);
      await requireFreePath(trx, wanted, null);
    }
    const page = { id: newPageId(kind), kind, title, path: wanted ?? (await findFreePath(trx, title, kind)) };
    await insertAddedPage(trx, page, now);
    const titles = { [HEADLINE_FIELD[kind]]: title, 'head.title': title };
    await storeFirstDraft(trx, page.id, titles, saver, now);
    await recordAction(
      trx,
      saver.actor,
      { action: 'page.create', objectId: page.id, detail: { path: page.path } },
      now,
    );
    await recordEvent(trx, { type: 'page.created', objectId: page.id }, now);
    return { ...page, publicSince: null, firstPublishedAt: null };
  });
}

/**
 * Moves a page to another address; visitors of the former one are redirected if it was ever published.
 * @returns null if there is no such page
 * @throws TRPCError BAD_REQUEST when another page has or had the address
 * @throws TRPCError FORBIDDEN when the page was published and the saver may not publish
 */
export async function changePageAddress(
  db: Db,
  { id, path }: { id: string; path: AddedPage['path'] },
  saver: Saver,
  now: string,
): Promise<AddedPage | null> {
  return change(db, { id, action: 'page.address' }, saver, now, async (trx, page) => {
    if (page.path === path) return null;
    const wasEverPublished = page.firstPublishedAt !== null;
    if (wasEverPublished) requireCapability(saver, 'pages.publish');
    requireFolder(path, page.kind);
    await requireFreePath(trx, path, page.path);
    await movePage(trx, { id, from: page.path, to: path, isPublic: page.publicSince !== null, wasEverPublished }, now);
    return { from: page.path };
  });
}

/** Shows a page again that visitors do not see, as it was published last. Null if there is no such page. */
export async function publishPage(db: Db, id: string, saver: Saver, now: string): Promise<AddedPage | null> {
  return change(db, { id, action: 'page.publish' }, saver, now, async (trx, page) => {
    if (page.publicSince !== null) return null;
    await showPage(trx, page, now);
    return {};
  });
}

/** Hides a page from visitors, who get `choice` at its address. Null if there is no such page. */
export async function unpublishPage(
  db: Db,
  { id, unpublished = HIDDEN }: { id: string; unpublished?: UnpublishedChoice | undefined },
  saver: Saver,
  now: string,
): Promise<AddedPage | null> {
  return change(db, { id, action: 'page.unpublish' }, saver, now, async (trx, page) => {
    if (page.publicSince === null) return null;
    await hidePage(trx, id);
    await answerInstead(trx, page.path, unpublished, now);
    return {};
  });
}

/** Moves a page to the trash, where it can be restored. False if there is no such page. */
export async function trashPage(
  db: Db,
  { id, unpublished }: { id: string; unpublished?: UnpublishedChoice | undefined },
  saver: Saver,
  now: string,
): Promise<boolean> {
  const page = await change(db, { id, action: 'page.trash' }, saver, now, async (trx, { path }) => {
    await markTrashed(trx, id, now);
    if (unpublished) await answerInstead(trx, path, unpublished, now);
    return {};
  });
  return page !== null;
}

/** Restores a page from the trash; if visitors saw it before, they see it again. Null if it is not there. */
export async function restoreTrashedPage(db: Db, id: string, saver: Saver, now: string): Promise<AddedPage | null> {
  return change(db, { id, action: 'page.restore', place: 'trash' }, saver, now, async (trx, page) => {
    await markTrashed(trx, id, null);
    if (page.publicSince !== null) await deleteRedirectAt(trx, page.path);
    return {};
  });
}

/**
 * Changes a page in one transaction, with an entry in the audit log.
 * @param run returns details for the log; null: nothing was changed
 * @returns the page afterwards; null if there is none
 */
async function change(
  db: Db,
  { id, action, place = 'site' }: { id: string; action: PageAct; place?: 'site' | 'trash' },
  saver: Saver,
  now: string,
  run: (trx: Trx, page: AddedPage) => Promise<Record<string, string> | null>,
): Promise<AddedPage | null> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const page = await findAddedPage(trx, id, place);
    if (!page) return null;
    const detail = await run(trx, page);
    if (!detail) return page;
    await recordAction(trx, saver.actor, { action, objectId: id, detail }, now);
    await recordEvent(trx, { type: EVENTS[action], objectId: id }, now);
    return (await findAddedPage(trx, id)) ?? page;
  });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The id of a new page. */
export function newPageId(kind: AddedPageKind): AddedPageId {
  const end = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `page-${kind}-${end}`;
}
