import type { Trx } from '../store/schema.ts';

/**
 * Deletes receivers' answers to events about a person, and those that contain the address.
 * @param ids of the person's enquiries and subscriptions
 */
export async function deleteAnswersNaming(trx: Trx, key: string, ids: readonly string[]): Promise<void> {
  const answered = await trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'order_key', 'answer'])
    .where('answer', '!=', '')
    .execute();
  const named = answered.filter(
    ({ order_key: about, answer }) => ids.some((id) => about.endsWith(id)) || answer.toLowerCase().includes(key),
  );
  for (const { id } of named) {
    await trx.updateTable('webhook_deliveries').set({ answer: '' }).where('id', '=', id).execute();
  }
}
