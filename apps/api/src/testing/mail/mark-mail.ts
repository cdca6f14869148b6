import { MAILS_DOCUMENT } from '@tideline/domain/page/page-document';
import type { callAsStaff } from '../test-caller.ts';
import type { Arrived } from './mailbox.ts';

type Staff = ReturnType<typeof callAsStaff>;
type Values = Parameters<Staff['pages']['keep']>[0]['values'];

/** Publishes texts of the mails to visitors. */
export async function changeMails(staff: Staff, values: Values): Promise<void> {
  const { version: liveVersion } = await staff.pages.byId({ id: MAILS_DOCUMENT });
  const { version } = await staff.pages.keep({ id: MAILS_DOCUMENT, values, expectedVersion: null, liveVersion });
  await staff.pages.publish({ id: MAILS_DOCUMENT, expectedVersion: version });
}

/** Publishes a text of its own, which breaks out of HTML, in each field of a mail. @returns them by the path of their field */
export async function markMail(staff: Staff, section: string): Promise<Map<string, string>> {
  const { fields } = await staff.pages.byId({ id: MAILS_DOCUMENT });
  const own = fields.filter((field) => field.section === section);
  const marks = new Map(own.map(({ path }, at) => [path, `Marked ${at}: "><b>&amp; 🌊`]));
  await changeMails(staff, Object.fromEntries(marks));
  return marks;
}

/** The fields whose marks are not in the subject or the text of a mail, where they belong. */
export function missingMarks(
  marks: ReadonlyMap<string, string>,
  mail: Pick<Arrived['mail'], 'subject' | 'text'> | undefined,
): string[] {
  const paths = [...marks].filter(([path, mark]) => {
    const text = path.endsWith('.subject') ? mail?.subject : mail?.text;
    return !text?.includes(mark);
  });
  return paths.map(([path]) => path);
}
