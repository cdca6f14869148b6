import { TOPIC_MAX_LENGTH } from '@tideline/domain/contact/contact';

/** Separates the topics of an enquiry. A title that contains it counts as two topics. */
const SEPARATOR = '; ';

/** The topics in the text of the form's topic field. */
export function topicsIn(line: string): string[] {
  return line.split(SEPARATOR).filter(Boolean);
}

/** The text with a topic added, unchanged if it has the topic already or would become too long. */
export function addTopic(line: string, topic: string): string {
  const longer = [...new Set([...topicsIn(line), ...topicsIn(topic)])].join(SEPARATOR);
  return longer.length > TOPIC_MAX_LENGTH ? line : longer;
}

export function removeTopic(line: string, topic: string): string {
  return topicsIn(line)
    .filter((other) => other !== topic)
    .join(SEPARATOR);
}
