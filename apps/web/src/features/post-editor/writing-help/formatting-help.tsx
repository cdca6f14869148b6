import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DIALECT } from './dialect.ts';

export type FormattingHelpProps = { onClose: () => void };

/** A dialog with everything that can be typed in a body. */
export function FormattingHelp({ onClose }: FormattingHelpProps) {
  return (
    <Dialog open title="Formatting help" size="lg" onClose={onClose}>
      <div className="grid gap-8">
        {DIALECT.map(({ heading, marks }) => (
          <section key={heading}>
            <h3 className="type-label border-b border-line-strong pb-2 text-muted">{heading}</h3>
            <dl>
              {marks.map(({ name, typed, note }) => (
                <div key={name} className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
                  <dt className="type-label">{name}</dt>
                  <dd className="min-w-0">
                    <code dir="ltr" className="block font-mono text-sm whitespace-pre-wrap">
                      {typed}
                    </code>
                    {note ? <p className="mt-1 text-sm text-muted">{note}</p> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="text-sm text-muted">
          Straight quotes, -- and ... become “quotes”, dashes and ellipses; code stays as typed. HTML is shown as text.
        </p>
      </div>
    </Dialog>
  );
}
