import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { FeaturedImageField } from '../pictures/featured-image-field.tsx';
import { CoverImage } from '../preview/cover-image.tsx';
import type { DetailsProps } from './details-props.ts';

/** The featured image. A picture of the library is shown in the field itself. */
export function CoverSection({ form, onPictureFail, onChange }: DetailsProps) {
  const address = form.featuredImageUrl;
  const isElsewhere = address.trim() !== '' && parsePictureUrl(address) === null;
  return (
    <>
      {isElsewhere ? <CoverImage address={address} onFail={onPictureFail} /> : null}
      <FeaturedImageField value={address} onValue={(featuredImageUrl) => onChange({ featuredImageUrl })} />
    </>
  );
}
