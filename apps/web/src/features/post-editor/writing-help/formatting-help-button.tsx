import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const FormattingHelp = lazy(async () => ({ default: (await import('./formatting-help.tsx')).FormattingHelp }));

/** Opens the formatting help, which is loaded then. */
export function FormattingHelpButton({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Formatting help"
        title="Formatting help"
        className={className}
        onClick={() => setIsOpen(true)}
      >
        <CircleQuestionMark aria-hidden="true" className="icon" />
      </button>
      {isOpen ? (
        <Suspense>
          <FormattingHelp onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
