import { copyFields } from '@tideline/copy/editing/copy-fields';
import { type CopyValues, type PageRevision, REVISIONS_PER_PAGE } from '@tideline/domain/page/page-document';
import { trpc } from '../../lib/calls/trpc.ts';
import { quantity } from '../../lib/text/quantity.ts';
import { QueryPanel } from '../../staff/kit/lists/query-panel.tsx';
import { DateText } from '../../staff/time/date-text.tsx';
import { UserText } from '../../staff/user-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/sections/skeleton.tsx';
import { labelWithin } from './fields/field-words.ts';
import { changesBetween } from './page-values.ts';

export type VersionsDialogProps = {
  id: string;
  /** The parts of the page with their built-in copy. */
  sections: Record<string, unknown>;
  /** What is in the editor. */
  values: CopyValues;
  onRestore: (values: CopyValues) => void;
  onClose: () => void;
};

/** The published versions of a page, compared with the editor. A restored one is a draft until it is published. */
export function VersionsDialog({ id, onClose, ...rest }: VersionsDialogProps) {
  const revisions = trpc.pages.revisions.useQuery({ id }, { meta: { failure: 'Failed to fetch the versions' } });
  return (
    <Dialog open title="Versions" size="md" onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        The newest {REVISIONS_PER_PAGE} publications. A restored version is a draft until you publish it.
      </p>
      <QueryPanel query={revisions} isFresh skeleton={<Skeleton className="h-40" />}>
        {(list) => (
          <ol className="border-t border-line">
            {list.map((revision, at) => (
              <Version key={revision.version} revision={revision} isLive={at === 0} {...rest} />
            ))}
            <Version revision={null} isLive={list.length === 0} {...rest} />
          </ol>
        )}
      </QueryPanel>
    </Dialog>
  );
}

type VersionProps = Pick<VersionsDialogProps, 'sections' | 'values' | 'onRestore'> & {
  /** Null: as the page came, before anything was published. */
  revision: PageRevision | null;
  isLive: boolean;
};

function Version({ revision, isLive, sections, values, onRestore }: VersionProps) {
  const before = revision?.values ?? {};
  const paths = new Set(Object.keys(changesBetween(values, before)));
  const fields = copyFields(sections, before).filter(({ path }) => paths.has(path));
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          {revision ? <DateText iso={revision.savedAt} /> : 'As it came'}
          {isLive ? ' · live' : ''}
          {revision ? (
            <span className="block text-sm text-muted">
              by <UserText text={revision.savedBy} className="inline!" />
            </span>
          ) : null}
        </p>
        {paths.size > 0 ? (
          <Button size="sm" variant="secondary" onClick={() => onRestore(before)}>
            Restore
          </Button>
        ) : (
          <span className="text-sm text-muted">Same as the editor</span>
        )}
      </div>
      {fields.length > 0 ? (
        <details className="mt-1 text-sm">
          <summary className="min-h-8 cursor-pointer content-center text-muted pointer-coarse:min-h-11">
            {quantity(fields.length, ['difference', 'differences'])}
          </summary>
          <dl className="grid grid-cols-1 gap-2 pt-1">
            {fields.map((field) => (
              <div key={field.path}>
                <dt className="font-[560]">{labelWithin(field)}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
                  {valueInWords(before[field.path] ?? field.builtIn)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
}

function valueInWords(value: CopyValues[string]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join('\n') : value || 'Empty';
}
