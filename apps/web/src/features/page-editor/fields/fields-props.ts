import type { CopyChanges, CopyValues } from '@tideline/domain/page/page-document';

/** What every part of the panel receives. */
export type FieldsProps = {
  values: CopyValues;
  /** What is wrong with fields, by path. */
  errors: ReadonlyMap<string, string>;
  onChange: (changes: CopyChanges) => void;
  /** A field has the focus: the page outlines it. */
  onPoint: (path: string) => void;
  /** Somebody removes an item; Undo shows the present values again. */
  onRemove: (changes: CopyChanges, name: string) => void;
};
