import { useRouter } from '@tanstack/react-router';
import { pageFailed } from '../content/notices/page-failed.ts';
import { Button } from '../ui/controls/button.tsx';

/** Stands where a page would, when what it shows could not be fetched; the bars around it stay. */
export function PageFailed() {
  const router = useRouter();
  return (
    <div className="frame section-y">
      <h1 className="type-display text-display">{pageFailed.heading}</h1>
      <p className="mt-5 mb-8 max-w-[32em] text-lead text-muted">{pageFailed.text}</p>
      <Button onClick={() => void router.invalidate()}>{pageFailed.action}</Button>
    </div>
  );
}
