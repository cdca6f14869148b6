import { TOPIC_MAX_LENGTH } from '@tideline/domain/contact/contact';

/** Between two topics of an enquiry. A title that contains it counts as two topics. */
const SEPARATOR = '; ';

/** The topics in the line of the form. */
export function topicsIn(line: string): string[] {
  return line.split(SEPARATOR).filter(Boolean);
}

/** The line with a topic added, unless it has it already or would become too long. */
export function addTopic(line: string, topic: string): string {
  const longer = [...new Set([...topicsIn(line), ...topicsIn(topic)])].join(SEPARATOR);
  return longer.length > TOPIC_MAX_LENGTH ? line : longer;
}

export function removeTopic(line: string, topic: string): string {
  return topicsIn(line)
    .filter((other) => other !== topic)
    .join(SEPARATOR);
}
