import { useOtherTabs } from './use-other-tabs.ts';

/** Notice that the same post is open in another tab. */
export function OpenElsewhere({ postKey, editorId }: { postKey: string | null; editorId: string }) {
  const isOpenElsewhere = useOtherTabs(postKey, editorId);
  return (
    <output className="block">
      {isOpenElsewhere ? (
        <span className="mt-4 block border-l-4 border-warn bg-surface px-4 py-3 text-sm">
          This post is open in another tab, too. Both texts are kept; what is saved second is put together with the
          first, and you are asked where both changed the same.
        </span>
      ) : null}
    </output>
  );
}
