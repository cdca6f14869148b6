import { placeholderUrl, resolveImageUrl } from '@tideline/domain/picture/image-url';
import { UNTITLED_POST } from '@tideline/domain/post/post';
import { PreviewBody } from './preview-body.tsx';
import { LONG_TEXT } from '../use-editor-form.ts';
import { useRested } from './use-rested.ts';

/** How long the typing rests before the preview follows it, in milliseconds: a long text rests for longer. */
const PREVIEW_DELAY_MS = 400;
const LONG_PREVIEW_DELAY_MS = 1000;

export type PreviewPaneProps = {
  title: string;
  excerpt: string;
  content: string;
  featuredImageUrl: string;
  /** No picture could be loaded from this address. */
  onPictureFail: (address: string) => void;
  msOfRest: () => number;
};

/** The post as readers will see it, rendered by the very code that renders the public page. */
export function PreviewPane(props: PreviewPaneProps) {
  const { title, excerpt, content, featuredImageUrl, onPictureFail, msOfRest } = props;
  const settled = useRested(content, content.length > LONG_TEXT ? LONG_PREVIEW_DELAY_MS : PREVIEW_DELAY_MS, msOfRest);
  return (
    <section aria-label="Preview" className="grid gap-5">
      <div>
        <p className="type-title text-title">{title.trim() || UNTITLED_POST}</p>
        {excerpt.trim() ? <p className="mt-2 text-lead text-muted">{excerpt}</p> : null}
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
