/** Former addresses and ids of posts, and other addresses without a page. */
import type { RedirectOrigin } from '@tideline/domain/address/redirect';
import type { Instant } from './column-types.ts';

/** Former ids of posts: no other post gets one while its post exists. */
export interface FormerPostIdsTable {
  id: string;
  post_key: string;
}

/** An address without a page: it leads to a post or another page; with neither, it is gone. */
export interface RedirectsTable {
  id: string;
  /** Source: `toRedirectPath`. */
  path: string;
  post_id: string | null;
  target_path: string | null;
  origin: RedirectOrigin;
  created_at: Instant;
}
