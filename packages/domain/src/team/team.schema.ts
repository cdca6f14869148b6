import { z } from 'zod';
import { emailAddress, lineOfText, rowId } from '../text/text.schema.ts';
import { newPasswordSchema } from '../staff/staff.schema.ts';
import { STAFF_NAME_MAX_LENGTH, STAFF_ROLES } from '../staff/staff.ts';

const role = z.enum(STAFF_ROLES, 'Choose a role.');
const memberName = lineOfText({ label: 'Name', maxLength: STAFF_NAME_MAX_LENGTH });
const token = z.string().max(100);

/** Invites somebody. */
export const invitationSchema = z.object({ email: emailAddress('Email'), name: memberName, role });
/** Identifies an invitation or an account. */
export const teamIdSchema = z.object({ id: rowId });
/** Gives an account another role. */
export const roleChangeSchema = teamIdSchema.extend({ role });
/** Removes an account. The account `toId` takes over its posts, enquiries and calls; null: no account does. */
export const removalSchema = teamIdSchema.extend({ toId: rowId.nullable() });
/** The link of an invitation. */
export const invitationLinkSchema = z.object({ token });
/** Accepts an invitation. */
export const acceptanceSchema = invitationLinkSchema.extend({
  name: memberName.min(1, 'Name is required.'),
  password: newPasswordSchema,
});
export type Acceptance = z.infer<typeof acceptanceSchema>;
