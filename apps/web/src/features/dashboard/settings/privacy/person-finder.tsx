import type { PersonSummary } from '@tideline/domain/privacy/person';
import { Download, Trash2 } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ErasePersonDialog } from './erase-person-dialog.tsx';
import { ExportPersonDialog } from './export-person-dialog.tsx';
import { countsInWords } from './person-counts.ts';
import { SMALL_CONTROL } from '../../lists/small-control.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';

/** Looks up, exports or erases everything stored about an e-mail address. */
export function PersonFinder() {
  const [email, setEmail] = useState('');
  const find = trpc.privacy.find.useMutation();
  const [erasedCount, setErasedCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // The focused button disappeared with the result.
  useEffect(() => {
    if (erasedCount > 0) input.current?.focus();
  }, [erasedCount]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    find.mutate({ email });
  }

  function handleErased() {
    find.reset();
    setErasedCount(erasedCount + 1);
  }

  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">Everything about one address</h3>
      <form onSubmit={handleSubmit} noValidate className="flex flex-wrap items-end gap-2">
        <TextField
          label="Email address"
          className="w-full sm:w-80"
          error={find.error ? errorMessage(find.error) : null}
          ref={input}
          type="email"
          autoComplete="off"
          maxLength={254}
          inputClassName={SMALL_CONTROL}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            find.reset(); // the result belongs to the previous address
          }}
        />
        <Button type="submit" size="sm" variant="secondary" disabled={find.isPending} className="self-start sm:mt-6.5">
          {find.isPending ? 'Looking...' : 'Look up'}
        </Button>
      </form>
      {find.data ? <Found person={find.data} onErased={handleErased} /> : null}
    </div>
  );
}

function Found({ person, onErased }: { person: PersonSummary; onErased: () => void }) {
  const { email, counts, hasAccount, isSuppressed, isInLog } = person;
  const [isErasing, setIsErasing] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const words = countsInWords(counts);
  return (
    <div className="grid gap-3 border-l-4 border-accent bg-surface px-4 py-3">
      <output className="block">
        <strong className="wrap-anywhere">{email}</strong>: {words ?? 'nothing is stored about this address'}.
        {isSuppressed ? ' It is on the list of addresses that are never written to.' : null}
        {hasAccount ? ' A colleague signs in with it: it can be exported, but not erased here.' : null}
        {isInLog ? ' The audit log lists it as a staff address until its retention period ends.' : null}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={words === null && !hasAccount && !isSuppressed && !isInLog}
          onClick={() => setIsExporting(true)}
        >
          <Download aria-hidden="true" className="icon" />
          Export JSON
        </Button>
        <Button size="sm" variant="danger" disabled={words === null || hasAccount} onClick={() => setIsErasing(true)}>
          <Trash2 aria-hidden="true" className="icon" />
          Erase everything
        </Button>
      </div>
      {isExporting ? <ExportPersonDialog email={email} onClose={() => setIsExporting(false)} /> : null}
      {isErasing ? <ErasePersonDialog person={person} onErased={onErased} onClose={() => setIsErasing(false)} /> : null}
    </div>
  );
}
