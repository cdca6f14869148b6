import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { contactForm, contactSection, trustCues } from '@tideline/copy/contact/contact';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { WaveDivider } from '../../ui/drawing/wave-divider.tsx';
import type { FormStart } from '../../lib/forms/form-link.ts';
import { ContactForm, type SentContact } from './contact-form.tsx';

export type ContactSectionProps = {
  isOpen: boolean;
  /** The data of the latest link to the form; null until one was followed. */
  start: FormStart | null;
  timeZone: string;
  /** How soon enquiries are answered, in words; null if that is not shown. */
  answers: string | null;
  onOpen: () => void;
  onClose: () => void;
};

/** The contact section: an invitation that reveals the form. Without JavaScript both are visible. */
export function ContactSection({ isOpen, start, timeZone, answers, onOpen, onClose }: ContactSectionProps) {
  const form = useCopy('contact', 'form', contactForm);
  const cues = useCopy('contact', 'cues', trustCues);
  const copy = useCopy('contact', 'section', contactSection);
  const startButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const [sentPanel, setSentPanel] = useState<ReactNode>(null);

  useEffect(() => {
    if (wasOpen.current && !isOpen) startButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function handleSent(sent: SentContact) {
    onClose();
    const { SentPanel } = await import('./sent-panel.tsx');
    setSentPanel(<SentPanel key={sent.reference} sent={sent} timeZone={timeZone} />);
  }

  return (
    <section id="contact" aria-labelledby="contact-title">
      <WaveDivider seed="contact" className="text-band" />
      <div className="deep">
        <div className="frame grid-page gap-y-12 pt-[clamp(2.5rem,5vw,6rem)] pb-[clamp(4rem,8vw,9rem)]">
          <Reveal className="col-span-12 lg:col-span-5">
            <h2 id="contact-title" className="type-display text-display">
              {copy.heading}
            </h2>
            <p className="mt-6 max-w-[25.25em] text-lead text-balance text-muted">{copy.lead}</p>
          </Reveal>
          <div className="col-span-12 lg:col-span-6 lg:col-start-7">
            <div className={classNames('no-js:hidden', isOpen && 'hidden')}>
              {sentPanel}
              <div className="border-t border-line-strong pt-6 lg:mt-3">
                <Button ref={startButton} onClick={onOpen} className="min-h-16 w-full px-8 text-xl sm:w-auto">
                  {copy.start}
                </Button>
                <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-3 text-muted">
                  {cues.map(({ label, icon }, at) => (
                    <li key={at} className="flex items-center gap-2.5">
                      <NamedIcon name={icon} className="icon text-accent" />
                      {label}
                    </li>
                  ))}
                </ul>
                {answers === null ? null : <p className="mt-6 max-w-[34em] text-balance text-muted">{answers}</p>}
              </div>
            </div>
            <section
              aria-labelledby="contact-form-title"
              className={classNames('rounded-[4px] bg-surface p-5 sm:p-9', !isOpen && 'hidden no-js:block')}
            >
              <div className="mb-6 flex flex-wrap items-start justify-between gap-x-4">
                <h3 id="contact-form-title" className="type-title flex-1 text-title">
                  {form.heading}
                </h3>
                <Button variant="quiet" onClick={onClose} className="-mt-2 -mr-3 no-js:hidden">
                  <ArrowLeft aria-hidden="true" strokeWidth={1.6} className="icon" />
                  {copy.back}
                </Button>
                <p className="mt-2 w-full max-w-[28em] text-muted">{form.intro}</p>
              </div>
              <ContactForm start={start} onSent={(sent) => void handleSent(sent)} />
            </section>
          </div>
        </div>
      </div>
    </section>
  );
}
