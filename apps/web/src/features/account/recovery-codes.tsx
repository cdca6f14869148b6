import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../staff/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';

export type RecoveryCodesProps = {
  email: string;
  codes: readonly string[];
  onDone: () => void;
};

/** Recovery codes, shown once, to copy, download or print. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const [note, setNote] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  const heading = `Recovery codes for ${email} at ${location.host}`;
  const text = `${heading}\nEach works once, in place of a code from the authenticator app.\n\n${codes.join('\n')}\n`;

  useEffect(() => intro.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNote('Copied.');
    } catch {
      setNote('This browser does not let the page copy: select the codes and copy them.');
    }
  }

  return (
    <div className="grid gap-5">
      <p ref={intro} tabIndex={-1} className="text-muted outline-none">
        When your phone is lost, one of these signs you in instead of a code. They are shown only once: keep them where
        you keep your passwords.
      </p>
      <div data-prints-alone className="grid gap-3 rounded-control border border-line bg-sunk p-4">
        <p className="text-sm wrap-anywhere text-muted">{heading}</p>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 font-mono text-[0.9375rem] whitespace-nowrap sm:text-[1.0625rem]">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            downloadFile(`recovery-codes-${location.hostname}.txt`, new Blob([text], { type: 'text/plain' }));
            setNote('Saved as a file.');
          }}
        >
          Download
        </Button>
        <Button size="sm" variant="secondary" onClick={() => globalThis.print()}>
          Print
        </Button>
      </div>
      <output className="text-sm text-muted empty:hidden">{note}</output>
      <div className="flex justify-end">
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </div>
  );
}
