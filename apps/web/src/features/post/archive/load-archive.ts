import { ARCHIVE_KINDS, type ArchivePage } from '@tideline/domain/post/archive';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';

type Wanted = { kind: string; slug: string; page: number | undefined };

/** The archive at an address; null when there is none. */
export async function loadArchive(loadApi: () => Promise<ApiClient>, wanted: Wanted): Promise<ArchivePage | null> {
  const kind = ARCHIVE_KINDS.find((known) => known === wanted.kind);
  if (!kind) return null;
  try {
    const api = await loadApi();
    return await api.posts.archive.query({ kind, slug: wanted.slug, page: wanted.page });
  } catch (error) {
    if (isAddressUnknown(error)) return null;
    throw error;
  }
}
