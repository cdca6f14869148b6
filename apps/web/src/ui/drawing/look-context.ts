import { createContext } from 'react';

/** Key of the site's look, which is part of the addresses of drawn pictures; empty for the built-in one. */
export const LookContext = createContext('');
