/** Why a change to an integration asks for the password. */
export const REASON = 'The keys of an integration work without your password, so changing it asks for the password.';
