import { type MouseEvent, useState } from 'react';
import { FieldList, type FieldListProps } from './field-list.tsx';
import { sectionInWords } from './field-words.ts';

export type SectionFieldsProps = FieldListProps & { section: string; isFirst: boolean };

/** The fields of one part of a page. Only an open part renders them: a page has hundreds, and each keystroke renders all. */
export function SectionFields({ section, isFirst, ...rest }: SectionFieldsProps) {
  const [isOpen, setIsOpen] = useState(isFirst);
  const changed = Object.keys(rest.values).filter((path) => path.split('.', 1)[0] === section).length;
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(!isOpen);
  }
  return (
    <details open={isOpen} data-section={section} className="border-b border-line">
      <summary onClick={handleClick} className="min-h-12 cursor-pointer content-center text-lg font-semibold">
        <h2 className="inline">{sectionInWords(section)}</h2>
        {changed > 0 ? <span className="ml-2 text-sm font-normal text-muted">{changed} changed</span> : null}
      </summary>
      {isOpen ? (
        <div className="grid grid-cols-1 gap-4 pt-1 pb-6">
          <FieldList {...rest} />
        </div>
      ) : null}
    </details>
  );
}
