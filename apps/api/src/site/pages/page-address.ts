import { transliterate } from 'transliteration';
import { PAGE_ADDRESS_MAX } from '@tideline/domain/address/page-address';
import { isPageAddress } from '@tideline/domain/address/reserved-path';
import type { AddedPage, AddedPageKind } from '@tideline/domain/page/added-page';
import { numberedPostId, toPostId } from '@tideline/domain/post/post-id';
import { findRedirectAt } from '../../core/addresses/redirects.repository.ts';
import { fieldRefused } from '../../core/addresses/require-target.ts';
import type { Trx } from '../../core/store/schema.ts';
import { findPageIdAt } from './added-pages.repository.ts';

const ATTEMPTS = 1_000;
/** Room for a number behind a long title. */
const NAME_MAX = PAGE_ADDRESS_MAX - '/case-studies/'.length - 5;

/** The first free path made from the title of a new page. A path from which visitors are redirected can be set by hand only. */
export async function findFreePath(trx: Trx, title: string, kind: AddedPageKind): Promise<AddedPage['path']> {
  const words = toPostId(transliterate(title)).slice(0, NAME_MAX).replace(/-$/, '');
  const folder = folderOf(kind);
  const wanted = isPageAddress(`${folder}${words}`) ? words : `page-${words}`.slice(0, NAME_MAX).replace(/-$/, '');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const path: AddedPage['path'] = `${folder}${numberedPostId(wanted, attempt)}`;
    if ((await findPageIdAt(trx, path)) === null && (await findRedirectAt(trx, path)) === null) return path;
  }
  throw new Error(`No free path after ${ATTEMPTS} attempts: ${wanted}`);
}

/**
 * Refuses a path for pages of another kind: case studies are below `/case-studies`.
 * @throws TRPCError BAD_REQUEST
 */
export function requireFolder(path: string, kind: AddedPageKind): void {
  if (path.startsWith('/case-studies/') === (kind === 'case-study')) return;
  const message =
    kind === 'case-study'
      ? 'The address of a case study begins with /case-studies/.'
      : 'Only case studies have an address below /case-studies.';
  throw fieldRefused('path', message);
}

/**
 * Refuses a path that another page has or had, even in the trash.
 * @param own the present path of the page, which may take a former one again; null for a new page
 * @throws TRPCError BAD_REQUEST
 */
export async function requireFreePath(trx: Trx, path: string, own: string | null): Promise<void> {
  const redirect = await findRedirectAt(trx, path);
  const isLeft = redirect?.origin === 'moved' && redirect.target_path !== own;
  if (isLeft || (path !== own && (await findPageIdAt(trx, path)) !== null))
    throw fieldRefused('path', 'Another page has or had this address; it may be in the trash.');
}

function folderOf(kind: AddedPageKind): '/' | '/case-studies/' {
  return kind === 'case-study' ? '/case-studies/' : '/';
}
