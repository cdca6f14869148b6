import { UserText } from '../../../staff/user-text.tsx';
import { bodyHeadings } from './body-headings.ts';

/** Indents by level; Tailwind finds whole class names only. */
const INDENTS = ['pl-0', 'pl-4', 'pl-8'];

export type OutlineSectionProps = {
  form: { content: string };
  /** Puts the caret at this place of the body and shows it. */
  onJump: (offset: number) => void;
};

/** The headings of the body: each leads to its line. */
export function OutlineSection({ form, onJump }: OutlineSectionProps) {
  const headings = bodyHeadings(form.content);
  if (headings.length === 0) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <details>
      <summary className="min-h-9 py-1 text-sm font-[560]">
        {headings.length} {headings.length === 1 ? 'heading' : 'headings'}
      </summary>
      <ol aria-label="Headings">
        {headings.map(({ level, text, offset }) => (
          <li key={offset} className={INDENTS[Math.min(level - top, 2)]}>
            <button
              type="button"
              onClick={() => onJump(offset)}
              className="flex min-h-9 w-full items-center rounded-control px-2 text-left text-sm hover:bg-tint pointer-coarse:min-h-11"
            >
              <UserText text={text} />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
