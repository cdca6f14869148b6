import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { TestMailDialog } from '../test-mail-dialog.tsx';

/** Opens the dialog that sends a test mail. */
export function SendTest({ issueId }: { issueId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Send a test email…
      </Button>
      {isOpen ? <TestMailDialog issueId={issueId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
