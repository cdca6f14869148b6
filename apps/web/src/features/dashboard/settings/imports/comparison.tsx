import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { sanitiseHtml } from '../../../../lib/text/sanitise-html.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { BodyHtml } from '../../../../ui/sections/body-html.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { NoteLines } from './report/note-lines.tsx';

export type ComparisonProps = {
  id: string;
  /** The place of the article in the file. */
  item: string;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** An article of the other system beside its Markdown here, and how that is shown. */
export function Comparison({ id, item, heading }: ComparisonProps) {
  const { client } = trpc.useUtils();
  const query = useQuery({
    queryKey: ['import-comparison', id, item],
    queryFn: async ({ signal }) => {
      const { html, ...compared } = await client.imports.compare.query({ id, item }, { signal });
      return { ...compared, html: await sanitiseHtml(html) };
    },
    structuralSharing: false, // trusted HTML is an object
    meta: { failure: 'Failed to fetch the article' },
  });
  return (
    <SettingsSection
      section="import"
      isWide
      heading={heading}
      state={query.data ? <bdi>{query.data.title || 'Untitled'}</bdi> : null}
    >
      <nav aria-label="Imports" className="-ml-3">
        <ButtonLink
          to="/admin"
          search={{ tab: 'settings', section: 'import', item: id }}
          size="sm"
          variant="quiet"
          preload={false}
        >
          <ArrowLeft aria-hidden="true" className="icon" />
          Back to the import
        </ButtonLink>
      </nav>
      <QueryPanel query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {({ original, markdown, html, notes }) => (
          <div className="@container grid gap-4">
            <div className="grid gap-1 empty:hidden">
              <NoteLines notes={notes} />
            </div>
            <div className="grid gap-5 @min-[48rem]:grid-cols-3">
              <Pane title="Before" text="The text of the other system">
                <Source text={original} />
              </Pane>
              <Pane title="Markdown" text="What is stored here">
                <Source text={markdown} />
              </Pane>
              <Pane title="After" text="What visitors see; pictures are fetched with the import">
                <BodyHtml keepsAddress html={html} className="text-base! [&>:first-child]:mt-0" />
              </Pane>
            </div>
          </div>
        )}
      </QueryPanel>
    </SettingsSection>
  );
}

function Source({ text }: { text: string }) {
  return (
    <pre dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  );
}

function Pane({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 id={id} className="font-semibold">
        {title} <span className="block text-sm font-normal text-muted">{text}</span>
      </h3>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-[70dvh] overflow-y-auto border border-line bg-surface p-4"
      >
        {children}
      </section>
    </div>
  );
}
