import type { SourceItem } from '@tideline/moving/source/source-item';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { BroughtPictures } from './bring-pictures.ts';

/** A thing that can be written. */
export type Prepared = {
  item: SourceItem;
  /** Its place in the file. */
  at: number;
  /** Where it will be; null for what has no place of its own. */
  path: string | null;
  /** The version of a post before a first try of this import renewed it; else null. */
  versionBefore: number | null;
  /** What it became in an earlier import. */
  target: ImportTargetsTable | null;
  brought: BroughtPictures;
};
