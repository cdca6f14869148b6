import type { Contact } from '@tideline/domain/contact/contact';
import { packageLabel } from '@tideline/domain/contact/contact-text';
import { Reply } from 'lucide-react';
import { May } from '../../../../staff/roles/may.tsx';
import { useNow } from '../../../../staff/time/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { buttonClasses } from '../../../../ui/controls/button-classes.ts';
import { ContactStatusMenu } from '../contact-status-menu.tsx';
import { useWork } from '../conversation/work-line.tsx';
import { OutcomeFacts } from '../outcome/outcome-facts.tsx';
import { replyAddress } from '../reply-address.ts';
import { renderReplyTime } from '../reply-clock.tsx';
import { NextCall } from './next-call.tsx';
import { PanelViews } from './panel-views.tsx';

export type PanelHeadProps = {
  contact: Contact;
  /** Whether replies are sent from here; else by the mail program of staff. */
  hasMail: boolean;
  onReply: () => void;
};

/** Name, state, owner and the main actions of an enquiry. */
export function PanelHead({ contact, hasMail, onReply }: PanelHeadProps) {
  const { name, company, reference } = contact;
  const owner = useWork([contact]).get(contact.id)?.ownerName;
  return (
    <div className="grid flex-none grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-4 pt-3 pb-1 text-sm">
      <div>
        <h2 ref={focusHeading} tabIndex={-1} dir="auto" className="type-title line-clamp-2 text-title-s outline-none">
          {name}
        </h2>
        <p dir="auto" className="truncate text-muted">
          {[company, packageLabel(contact), reference].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ContactStatusMenu contact={contact} />
        <May use="contacts.reply">
          {hasMail ? (
            <Button size="sm" onClick={onReply}>
              <Reply aria-hidden="true" className="icon" />
              Reply
            </Button>
          ) : (
            <a href={replyAddress(contact)} className={buttonClasses({ variant: 'primary', size: 'sm' })}>
              <Reply aria-hidden="true" className="icon" />
              Reply
            </a>
          )}
        </May>
        <p className="flex min-w-0 flex-wrap gap-x-3 text-muted">
          <span dir="auto" className="line-clamp-1">
            {owner ? `Owner: ${owner}` : 'No owner'}
          </span>
          {renderReplyTime(contact, useNow())}
        </p>
      </div>
      <OutcomeFacts contact={contact} />
      <NextCall contact={contact} />
      <PanelViews />
    </div>
  );
}

/** Also announces the next enquiry to screen readers. */
export function focusHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
}
