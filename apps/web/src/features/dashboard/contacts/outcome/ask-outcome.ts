import type { Contact } from '@tideline/domain/contact/contact';
import { createContext } from 'react';

/** Enquiries that were won or lost, and the question about them. */
export type AskedOutcome = { contacts: readonly Contact[]; status: 'won' | 'lost' };

/** Opens the dialog that asks for the value of won enquiries, or the reason of lost ones. */
export const AskOutcome = createContext<(asked: AskedOutcome) => void>(() => undefined);
