import { useOtherTabs } from './use-other-tabs.ts';

export type OpenElsewhereProps = {
  noun: 'post' | 'issue';
  /** Identifies the document in every tab; null: it does not exist yet. */
  documentKey: string | null;
  editorId: string;
};

/** Notice that the same post or issue is open in another tab. */
export function OpenElsewhere({ noun, documentKey, editorId }: OpenElsewhereProps) {
  const isOpenElsewhere = useOtherTabs(documentKey, editorId);
  return (
    <output className="block">
      {isOpenElsewhere ? (
        <span className="mt-4 block border-l-4 border-warn bg-surface px-4 py-3 text-sm">
          This {noun} is open in another tab, too. Both texts are kept. The second save is merged with the first, and
          you choose where both changed the same words.
        </span>
      ) : null}
    </output>
  );
}
