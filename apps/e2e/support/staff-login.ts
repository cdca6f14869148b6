/** The first account of each site under test. */
export const staffLogin = { email: 'staff@tideline.example', password: 'five-clicks-at-low-tide' };
