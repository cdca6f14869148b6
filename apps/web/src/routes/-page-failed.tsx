import { useRouter } from '@tanstack/react-router';
import { pageFailed } from '@tideline/copy/notices/page-failed';
import { Button } from '../ui/controls/button.tsx';

/** Shown instead of a page whose data could not be fetched; header and footer stay. */
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
