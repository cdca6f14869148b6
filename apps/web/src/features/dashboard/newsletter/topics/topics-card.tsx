import { type CountedTopic, TOPIC_LIMITS } from '@tideline/domain/newsletter/topic';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useOpenDialog } from '../../../../lib/forms/use-open-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { DeleteTopicDialog } from './delete-topic-dialog.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicRow } from './topic-row.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; topic: CountedTopic };

/** The topics that readers choose from: add, rename, describe, order, delete. */
export function TopicsCard() {
  const id = useId();
  const utils = trpc.useUtils();
  const [dialog, openDialog, closeDialog] = useOpenDialog<OpenDialog>();
  const [moved, setMoved] = useState('');
  const list = trpc.topics.list.useQuery(undefined, { meta: { failure: 'Failed to fetch topics' } });
  const topics = list.data ?? [];
  const reorder = trpc.topics.reorder.useMutation({
    meta: { failure: 'Failed to move the topic' },
    onSettled: () => utils.topics.invalidate(),
  });
  function move(topic: CountedTopic, to: number) {
    const others = topics.filter((other) => other !== topic);
    const ordered = [...others.slice(0, to), topic, ...others.slice(to)];
    utils.topics.list.setData(undefined, ordered);
    reorder.mutate({ ids: ordered.map((one) => one.id) });
    setMoved(`${topic.name} is now ${to + 1} of ${topics.length}.`);
  }
  return (
    <section aria-labelledby={id} className="mt-10 grid max-w-4xl gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="type-title scroll-mt-20 text-title-s">
          Topics
        </h2>
        {list.data && topics.length < TOPIC_LIMITS.count ? (
          <Button size="sm" variant="secondary" onClick={() => openDialog({ kind: 'add' })}>
            <Plus aria-hidden="true" className="icon" />
            Add topic
          </Button>
        ) : null}
        <p className="w-full text-sm text-muted">
          Readers choose from them, in this order. A reader who has chosen none gets every issue; an issue without
          topics goes to everyone.
        </p>
      </div>
      <QueryPanel query={list} skeleton={<Skeleton className="h-24 w-full" />}>
        {() => (
          <ol className="border-t border-line">
            {topics.map((topic, at) => (
              <TopicRow
                key={topic.id}
                topic={topic}
                isFirst={at === 0}
                isLast={at === topics.length - 1}
                onMove={(by) => move(topic, at + by)}
                onEdit={() => openDialog({ kind: 'edit', topic })}
                onDelete={() => openDialog({ kind: 'delete', topic })}
              />
            ))}
            {topics.length === 0 ? (
              <li className="border-b border-line py-4 text-muted">No topics yet: every reader gets every issue.</li>
            ) : null}
          </ol>
        )}
      </QueryPanel>
      <output className="sr-only">{moved}</output>
      {dialog?.kind === 'add' ? <TopicDialog topic={null} onClose={closeDialog} /> : null}
      {dialog?.kind === 'edit' ? <TopicDialog topic={dialog.topic} onClose={closeDialog} /> : null}
      {dialog?.kind === 'delete' ? <DeleteTopicDialog topic={dialog.topic} onClose={closeDialog} /> : null}
    </section>
  );
}
