import { createContext } from 'react';

/** Typed notes that were not added yet, by enquiry, so that closing and reopening an enquiry keeps them. */
export const NoteDrafts = createContext<Map<string, string> | null>(null);
