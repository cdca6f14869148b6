import { CONTACT_STATUSES, type Contact, type ContactStatus } from '@tideline/domain/contact/contact';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/** How far a mouse moves before a press becomes a drag. */
const THRESHOLD_PX = 5;
/** Near the edge of the board, a drag scrolls it. */
const EDGE_PX = 48;
const SCROLL_STEP_PX = 16;

type Held = { contact: Contact; target: ContactStatus; by: 'pointer' | 'keys'; x: number; y: number };
type Press = { contact: Contact; x: number; y: number };

export type CardDrag = ReturnType<typeof useCardDrag>;

/** Moves cards between the columns of a board, by pointer or keyboard, with announcements for screen readers. */
export function useCardDrag(onDrop: (contact: Contact, status: ContactStatus) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isPressed = press !== null;

  const handleMove = useEffectEvent((event: globalThis.PointerEvent) => {
    if (press) move(press, event);
  });
  const handleUp = useEffectEvent(() => {
    setPress(null);
    if (held?.by === 'pointer') drop(held);
  });
  const cancelPointer = useEffectEvent(() => {
    setPress(null);
    setHeld(null);
  });
  useEffect(() => {
    if (!isPressed) return undefined;
    // Listens on the document: a quick hand leaves the card with its first move.
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', (event) => handleMove(event), { signal });
    document.addEventListener('pointerup', () => handleUp(), { signal });
    document.addEventListener('pointercancel', () => cancelPointer(), { signal });
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancelPointer();
    };
    document.addEventListener('keydown', cancel, { capture: true, signal });
    return () => listening.abort();
  }, [isPressed]);

  function drop({ contact, target }: Held) {
    setHeld(null);
    if (target === contact.status) return setAnnouncement(`${contact.name} stays in ${target}.`);
    setAnnouncement(`${contact.name} was moved to ${target}.`);
    onDrop(contact, target);
  }
  function move({ contact, x, y }: Press, { clientX, clientY }: globalThis.PointerEvent) {
    const [dx, dy] = [clientX - x, clientY - y];
    if (!held && Math.hypot(dx, dy) < THRESHOLD_PX) return;
    scrollNearEdge(document.querySelector('[data-board]'), clientX);
    setHeld({ contact, target: columnAt(clientX, clientY) ?? contact.status, by: 'pointer', x: dx, y: dy });
  }
  function handleGripKey(contact: Contact, event: KeyboardEvent) {
    const isHeld = held?.by === 'keys' && held.contact.id === contact.id;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (isHeld) return drop(held);
      setHeld({ contact, target: contact.status, by: 'keys', x: 0, y: 0 });
      return setAnnouncement(
        `${contact.name} is picked up from ${contact.status}. Left and right arrows choose a status, Enter drops, Escape cancels.`,
      );
    }
    if (!isHeld) return undefined;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const at = CONTACT_STATUSES.indexOf(held.target) + step;
      const target = CONTACT_STATUSES[Math.max(0, Math.min(at, CONTACT_STATUSES.length - 1))] ?? held.target;
      setHeld({ ...held, target });
      setAnnouncement(`${target}, column ${CONTACT_STATUSES.indexOf(target) + 1} of ${CONTACT_STATUSES.length}.`);
      document.querySelector(`[data-column="${target}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (event.key === 'Escape') {
      event.preventDefault();
      cancelKeys();
    }
    return undefined;
  }
  function cancelKeys() {
    if (held?.by !== 'keys') return;
    setHeld(null);
    setAnnouncement(`${held.contact.name} stays in ${held.contact.status}.`);
  }

  return {
    announcement,
    /** The enquiry that is being moved. */
    held: held?.contact ?? null,
    offset: { x: held?.x ?? 0, y: held?.y ?? 0 },
    /** The column in which it would be dropped. */
    target: held?.target ?? null,
    cardProps: (contact: Contact) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
        if (event.button !== 0 || !event.isPrimary || !(isGrip || event.pointerType === 'mouse')) return;
        setPress({ contact, x: event.clientX, y: event.clientY });
      },
    }),
    gripProps: (contact: Contact) => ({
      onKeyDown: (event: KeyboardEvent) => handleGripKey(contact, event),
      onBlur: cancelKeys,
    }),
  };
}

function columnAt(x: number, y: number): ContactStatus | undefined {
  const column = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-column]'))
    .find((found) => found !== null);
  return CONTACT_STATUSES.find((status) => status === column?.dataset['column']);
}

function scrollNearEdge(board: Element | null, x: number) {
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x > right - EDGE_PX) board.scrollBy(SCROLL_STEP_PX, 0);
  else if (x < left + EDGE_PX) board.scrollBy(-SCROLL_STEP_PX, 0);
}
