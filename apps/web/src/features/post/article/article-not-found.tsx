import { postPage } from '../../../content/blog-page.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';

/** Message for a missing or unavailable post. */
export function ArticleNotFound() {
  const { heading, text, back } = postPage.notFound;
  return (
    <div className="frame section-y">
      <WaveLines seed="no such article" count={2} className="h-12 w-40 text-tide" />
      <h1 className="type-display mt-8 text-display">{heading}</h1>
      <p className="mt-5 max-w-[29.25em] text-lead text-muted">{text}</p>
      <p className="mt-8">
        <ButtonLink to="/blog">{back}</ButtonLink>
      </p>
    </div>
  );
}
