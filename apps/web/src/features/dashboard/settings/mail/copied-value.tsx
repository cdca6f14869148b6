import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';

export type CopiedValueProps = {
  /** Name of the value for screen readers: `the record for DMARC`. */
  name: string;
  value: string;
};

/** A value for use elsewhere, with a button that copies it. */
export function CopiedValue({ name, value }: CopiedValueProps) {
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setNote('Copied.');
    } catch {
      setNote('This browser does not let the page copy: select the text and copy it.');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="min-w-0 rounded-control bg-sunk px-2 py-1 text-sm wrap-anywhere" dir="ltr">
        {value}
      </code>
      <Button size="sm" variant="quiet" onClick={() => void copy()}>
        Copy<span className="sr-only"> {name}</span>
      </Button>
      <output className="text-sm text-muted">{note}</output>
    </div>
  );
}
