import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { AsOfDialog } from './as-of-dialog.tsx';
import { OpenLinksDialog } from './open-links-dialog.tsx';

/** Makes a link to the site at a date, and lists the links to previews that work. */
export function PreviewButtons() {
  const [open, setOpen] = useState<'date' | 'links' | null>(null);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen('links')}>
        <Link2 aria-hidden="true" className="icon" />
        <span className="max-sm:sr-only">Preview links</span>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpen('date')}>
        Site at a date…
      </Button>
      {open === 'date' ? <AsOfDialog onClose={() => setOpen(null)} /> : null}
      {open === 'links' ? <OpenLinksDialog onClose={() => setOpen(null)} /> : null}
    </>
  );
}
