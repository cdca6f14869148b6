/** Why a change of the team asks for the password. */
export const REASON = 'The team decides who sees what, so changing it asks for your password.';
