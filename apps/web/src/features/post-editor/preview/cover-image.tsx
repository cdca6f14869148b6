import { placeholderUrl, resolveImageUrl } from '@tideline/domain/picture/image-url';

export type CoverImageProps = {
  address: string;
  /** The picture at this address failed to load. */
  onFail: (address: string) => void;
};

/** The featured image, or the placeholder where it fails to load. */
export function CoverImage({ address, onFail }: CoverImageProps) {
  const placeholder = placeholderUrl(800, 400);
  return (
    <img
      key={address}
      src={resolveImageUrl(address, placeholder)}
      alt=""
      className="aspect-2/1 w-full rounded-[3px] bg-sunk object-cover"
      onError={({ currentTarget }) => {
        onFail(address);
        if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder;
      }}
    />
  );
}
