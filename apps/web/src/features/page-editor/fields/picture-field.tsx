import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { CopyField } from '@tideline/domain/page/page-document';
import { useState } from 'react';
import { PictureDialog } from '../../../staff/pictures/picture-dialog.tsx';
import { PictureThumbnail } from '../../../staff/pictures/picture-thumbnail.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FocalPoint } from './focal-point.tsx';
import type { FieldsProps } from './fields-props.ts';

export type PictureFieldProps = Pick<FieldsProps, 'values' | 'onChange'> & {
  /** The field of the picture's address; its alternative text and focal point are beside it. */
  field: CopyField;
};

/** The print of a page, or the picture that stands in for it, with the part of it that stays visible. */
export function PictureField({ field: { path, label }, values, onChange }: PictureFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const of = path.slice(0, -'.photo'.length);
  const shown = parsePictureUrl(String(values[path] ?? ''));
  return (
    <fieldset data-path={path} className="grid grid-cols-1 justify-items-start gap-2">
      <legend className="type-label mb-1">{label}</legend>
      {shown ? (
        <FocalPoint
          focus={String(values[`${of}.focus`] ?? '50% 50%')}
          onChange={(focus) => onChange({ [`${of}.focus`]: focus === '50% 50%' ? null : focus })}
        >
          <PictureThumbnail picture={shown} alt="" className="block h-auto! w-full rounded-[3px]" />
        </FocalPoint>
      ) : (
        <p className="text-sm text-muted">The drawn print shows.</p>
      )}
      <div className="-ml-3 flex flex-wrap">
        <Button size="sm" variant="quiet" onClick={() => setIsChoosing(true)}>
          {shown ? 'Choose another' : 'Use a picture'}
        </Button>
        {shown ? (
          <Button size="sm" variant="quiet" onClick={() => onChange({ [path]: null, [`${of}.focus`]: null })}>
            Show the print
          </Button>
        ) : null}
      </div>
      {isChoosing ? (
        <PictureDialog
          purpose="page"
          onUse={({ url, alt }) => {
            onChange({ [path]: url, [`${of}.focus`]: null, ...(alt && { [`${of}.alt`]: alt }) });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </fieldset>
  );
}
