import { type Question, QUESTION_LIMITS } from '@tideline/domain/question/question';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionRow } from './question-row.tsx';
import { describeQuestion, NEW_QUESTION } from './question-words.ts';
import { useQuestions } from './use-questions.ts';

/** The questions that the contact form asks beside its own fields. */
export function FormCard() {
  const { query, asked, retired, save, isPending, store, move, retire } = useQuestions();
  const { data: packages = [] } = trpc.contacts.packages.useQuery();
  const [edited, setEdited] = useState<Question | null>(null);
  const nameOf = (id: string) => packages.find((one) => one.id === id)?.name ?? id;

  function edit(question: Question) {
    save.reset();
    setEdited(question);
  }
  const rowOf = (question: Question, at: number) => (
    <QuestionRow
      key={question.id}
      question={question}
      description={describeQuestion(question, nameOf)}
      isPending={isPending}
      isFirst={at === 0}
      isLast={at === asked.length - 1}
      onMove={(by) => move(question, at + by)}
      onEdit={() => edit(question)}
      onRetire={(isRetired) => retire(question, isRetired)}
    />
  );
  return (
    <SettingsSection
      section="form"
      state={query.data ? stateOf(asked.length) : null}
      action={
        asked.length < QUESTION_LIMITS.asked ? (
          <Button size="sm" variant="secondary" onClick={() => edit(NEW_QUESTION)}>
            <AddLabel>Add question</AddLabel>
          </Button>
        ) : null
      }
    >
      <p className="text-sm text-muted">
        The form always asks for name, email, company, package and message. Your own questions come after these, as soon
        as you save them; answers are with the inquiry, in emails and in exports.
      </p>
      <QueryPanel query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {() => (
          <>
            <ol>{asked.map(rowOf)}</ol>
            {retired.length > 0 ? (
              <details>
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  {quantity(retired.length, ['retired question', 'retired questions'])}
                </summary>
                <p className="text-sm text-muted">No longer asked. Earlier answers stay with their inquiries.</p>
                <ul>{retired.map(rowOf)}</ul>
              </details>
            ) : null}
          </>
        )}
      </QueryPanel>
      {edited ? (
        <QuestionDialog
          question={edited}
          at={edited.id === '' ? asked.length : asked.findIndex(({ id }) => id === edited.id)}
          packages={packages}
          save={save}
          onSave={(question) => store(question, () => setEdited(null))}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </SettingsSection>
  );
}

function stateOf(count: number): string {
  return count === 0 ? 'No questions of your own yet.' : `${quantity(count, ['question', 'questions'])} of your own.`;
}
