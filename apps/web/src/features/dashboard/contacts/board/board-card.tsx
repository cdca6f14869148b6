import type { Contact } from '@tideline/domain/contact/contact';
import { packageLabel } from '@tideline/domain/contact/contact-text';
import type { ContactWork } from '@tideline/domain/conversation/work';
import { GripVertical } from 'lucide-react';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useNow } from '../../../../staff/time/use-now.ts';
import { UserText } from '../../../../staff/user-text.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { stepText } from '../conversation/work-line.tsx';
import { ContactMenu } from '../contact-menu.tsx';
import { renderReplyTime } from '../reply-clock.tsx';
import { CardFacts } from './card-facts.tsx';
import type { CardDrag } from './use-card-drag.ts';

export type BoardCardProps = {
  contact: Contact;
  work: ContactWork | undefined;
  /** Since when it has its status. */
  since: string | undefined;
  isCurrent: boolean;
  drag: CardDrag;
  onOpen: () => void;
};

/** An enquiry on the board. The grip moves it by pointer or keyboard; a mouse can take hold anywhere. */
export function BoardCard({ contact, work, since, isCurrent, drag, onOpen }: BoardCardProps) {
  const isHeld = drag.held?.id === contact.id;
  const now = useNow();
  const mayMove = useMay()('contacts.edit');
  return (
    <li
      data-card={contact.id}
      aria-current={isCurrent || undefined}
      {...(mayMove && drag.cardProps(contact))}
      style={isHeld ? { translate: `${drag.offset.x}px ${drag.offset.y}px` } : undefined}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start select-none rounded-[6px] border border-line bg-surface py-1 text-sm',
        isCurrent && 'border-accent bg-tint',
        isHeld && 'pointer-events-none relative z-20 cursor-grabbing shadow-float',
      )}
    >
      {mayMove ? (
        <button
          type="button"
          data-grip
          aria-label={`Move ${contact.name}`}
          aria-pressed={isHeld}
          title="Drag, or press Enter and use the arrows"
          {...drag.gripProps(contact)}
          className="grid h-9 w-7 cursor-grab touch-none place-items-center text-muted hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <GripVertical aria-hidden="true" className="icon" />
        </button>
      ) : (
        <span className="w-3" />
      )}
      <div data-one-line className="min-w-0 py-1.5">
        <button
          type="button"
          data-name
          onClick={onOpen}
          className="block max-w-full text-left font-[560] hover:underline"
        >
          <UserText text={contact.name} className="min-w-0!" />
        </button>
        <UserText text={contact.company || contact.email} className="min-w-0! text-muted" />
        <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted empty:hidden">
          {contact.package ? <UserText text={packageLabel(contact)} /> : null}
          {contact.status === 'pending' ? renderReplyTime(contact, now) : null}
        </p>
        {work?.nextStep ? <UserText text={stepText(work)} className="min-w-0! text-muted" /> : null}
        <CardFacts contact={contact} work={work} since={since} />
      </div>
      <ContactMenu contact={contact} onOpen={onOpen} />
    </li>
  );
}
