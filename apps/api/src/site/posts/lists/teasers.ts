import { POST_FIELDS, TEASER_FIELD_NAMES, type PostTeaser } from '@tideline/domain/post/post';
import { toArchiveSlug } from '@tideline/domain/post/archive';
import { columnsOf, pickFields, toEntity } from '../../../core/store/entity-rows.ts';
import type { PostsTable } from '../../../core/store/tables/posts.ts';

const TEASER_FIELDS = pickFields(POST_FIELDS, TEASER_FIELD_NAMES);
/** The columns of a teaser, and the sort columns of the lists. */
export const TEASER_COLUMNS = [...columnsOf(TEASER_FIELDS), 'sort_date'] as const;
export type TeaserRow = Pick<PostsTable, (typeof TEASER_COLUMNS)[number]>;

/** The post of a row as public lists show it. */
export function toTeaser(row: TeaserRow): PostTeaser {
  return { ...toEntity(TEASER_FIELDS, row), authorSlug: toArchiveSlug(row.author) };
}
