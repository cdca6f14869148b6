import type { SourceFile } from '@tideline/moving/source/source-item';
import type { Trx } from '../../../core/store/schema.ts';
import { findPicture } from '../../../site/media/media.repository.ts';
import { pictureId } from './picture-id.ts';
import type { Written } from './written.ts';

/** A file came along if an article that shows it did. */
export async function writeFile(trx: Trx, { address }: SourceFile, site: string): Promise<Written> {
  const picture = await findPicture(trx, pictureId(site, address));
  if (picture) return { outcome: 'arrived', targetId: picture.id, version: 0, path: picture.url };
  return { outcome: 'skipped', reason: 'No article that came along shows it.' };
}
