import { postPage } from '../../../content/blog-page.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';

/** Message for an invalid or expired preview link. */
export function PreviewEnded() {
  const { heading, text, back } = postPage.preview.ended;
  return (
    <div className="frame section-y">
      <WaveLines seed="ended preview" count={2} className="h-12 w-40 text-tide" />
      <h1 className="type-display mt-8 text-display">{heading}</h1>
      <p className="mt-5 max-w-[29.25em] text-lead text-muted">{text}</p>
      <p className="mt-8">
        <ButtonLink to="/blog">{back}</ButtonLink>
      </p>
    </div>
  );
}
