import type { PostRevision } from '@tideline/domain/post/post-revision';
import { DateText } from '../../../staff/time/date-text.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';

const KIND_WORDS = {
  save: 'Saved',
  autosave: 'Saved automatically',
  restore: 'Restored',
  discarded: 'Discarded changes',
} as const;

/** A revision of a post or of an issue; only posts have a status. */
export type ListedRevision = Pick<PostRevision, 'version' | 'savedBy' | 'savedAt' | 'wordCount'> &
  Partial<Pick<PostRevision, 'status'>> & { kind: keyof typeof KIND_WORDS };

export type RevisionListProps = {
  revisions: readonly ListedRevision[];
  chosen: number;
  /** Version that the editor is based on. */
  currentVersion: number;
  onChoose: (version: number) => void;
};

/** Revisions, newest first, with one selected. */
export function RevisionList({ revisions, chosen, currentVersion, onChoose }: RevisionListProps) {
  return (
    <ol className="grid max-h-[60dvh] content-start gap-1 overflow-y-auto pr-1 max-md:max-h-52">
      {revisions.map(({ version, kind, savedBy, savedAt, status, wordCount }) => (
        <li key={version}>
          <button
            type="button"
            aria-current={version === chosen ? 'true' : undefined}
            onClick={() => onChoose(version)}
            className={classNames(
              'grid w-full gap-0.5 rounded-control border px-3 py-2 text-left text-sm',
              version === chosen ? 'border-accent bg-tint' : 'border-transparent hover:bg-sunk',
            )}
          >
            <span className="font-[560]">
              <DateText iso={savedAt} />
              {version === currentVersion ? ' · now' : ''}
            </span>
            <span className="text-muted">
              {KIND_WORDS[kind]}
              {savedBy === null ? '' : ` by ${savedBy}`}
            </span>
            <span className="text-muted">
              {wordCount.toLocaleString('en-US')} {wordCount === 1 ? 'word' : 'words'}
              {status === undefined ? '' : ` · ${status}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
