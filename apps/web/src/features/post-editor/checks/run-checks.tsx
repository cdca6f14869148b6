import { errorMessage } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckResult, type CheckResultProps } from './check-result.tsx';

export type RunChecksProps = {
  /** What the button says. */
  act: string;
  /** The checked object, as the beginning of a sentence. */
  looksAt: string;
  /** Null before the first save. */
  id: string | null;
  /** Whether the text in the editor is unsaved. */
  isChanged: boolean;
  check: {
    mutate: (input: { id: string }) => void;
    isPending: boolean;
    error: Parameters<typeof errorMessage>[0];
    data: CheckResultProps | undefined;
  };
};

/**
 * Checks the saved text for broken links, missing alternative texts and the like. The findings are hints and prevent
 * nothing.
 */
export function RunChecks({ act, looksAt, id, isChanged, check }: RunChecksProps) {
  const isSaved = id !== null && !isChanged;
  return (
    <section aria-label="Checks" className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={!isSaved || check.isPending}
          onClick={() => id !== null && check.mutate({ id })}
        >
          {check.isPending ? 'Checking...' : act}
        </Button>
        <p className="text-muted">
          {isSaved ? looksAt : `Once it is saved: ${looksAt.charAt(0).toLowerCase()}${looksAt.slice(1)}`}
        </p>
      </div>
      {check.error ? (
        <p role="alert" className="type-label text-danger">
          {errorMessage(check.error)}
        </p>
      ) : null}
      <output>{check.data && !check.isPending ? <CheckResult {...check.data} /> : null}</output>
    </section>
  );
}
