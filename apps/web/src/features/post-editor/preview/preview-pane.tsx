import { UNTITLED_POST } from '@tideline/domain/post/post';
import { CoverImage } from './cover-image.tsx';
import { PreviewBody } from './preview-body.tsx';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';

/** Pause in typing before the preview is rendered again. A long text takes longer to render, so it waits for a longer pause. */
const PREVIEW_DELAY_MS = 400;
const LONG_PREVIEW_DELAY_MS = 1500;
const LONG_TEXT_CHARACTERS = 50_000;

export type PreviewPaneProps = {
  title: string;
  excerpt: string;
  content: string;
  featuredImageUrl: string;
  /** The picture at this address failed to load. */
  onPictureFail: (address: string) => void;
};

/** The post as readers will see it. */
export function PreviewPane(props: PreviewPaneProps) {
  const { title, excerpt, content, featuredImageUrl, onPictureFail } = props;
  const isLong = content.length > LONG_TEXT_CHARACTERS;
  const settled = useDebounced(content, isLong ? LONG_PREVIEW_DELAY_MS : PREVIEW_DELAY_MS);
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-5">
      <div>
        <p dir="auto" className="type-display py-1 text-display-s">
          {title.trim() || UNTITLED_POST}
        </p>
        {excerpt.trim() ? (
          <p dir="auto" className="mt-2 text-lead text-muted">
            {excerpt}
          </p>
        ) : null}
      </div>
      {featuredImageUrl.trim() ? <CoverImage address={featuredImageUrl} onFail={onPictureFail} /> : null}
      <PreviewBody content={settled} />
    </section>
  );
}
