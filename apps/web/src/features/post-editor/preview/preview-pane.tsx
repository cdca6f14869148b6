import { placeholderUrl, resolveImageUrl } from '@tideline/domain/picture/image-url';
import { UNTITLED_POST } from '@tideline/domain/post/post';
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
    <section aria-label="Preview" className="grid gap-5">
      <div>
        <p dir="auto" className="type-title text-title">
          {title.trim() || UNTITLED_POST}
        </p>
        {excerpt.trim() ? (
          <p dir="auto" className="mt-2 text-lead text-muted">
            {excerpt}
          </p>
        ) : null}
      </div>
      {featuredImageUrl.trim() ? (
        <FeaturedImage
          key={featuredImageUrl}
          address={featuredImageUrl}
          onFail={() => onPictureFail(featuredImageUrl)}
        />
      ) : null}
      <PreviewBody content={settled} />
    </section>
  );
}

function FeaturedImage({ address, onFail }: { address: string; onFail: () => void }) {
  const placeholder = placeholderUrl(800, 400);
  return (
    <img
      src={resolveImageUrl(address, placeholder)}
      alt=""
      className="aspect-2/1 w-full rounded-[3px] bg-sunk object-cover"
      onError={({ currentTarget }) => {
        onFail();
        if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder;
      }}
    />
  );
}
