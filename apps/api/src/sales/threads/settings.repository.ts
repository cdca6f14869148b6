import {
  DEFAULT_CONVERSATION_SETTINGS,
  type ConversationSettings,
} from '@tideline/domain/conversation/conversation-settings';
import type { OpeningHours } from '@tideline/domain/conversation/opening-hours';
import type { Db } from '../../core/store/schema.ts';

/** The settings of conversations; defaults until staff save others. */
export async function findConversationSettings(db: Db): Promise<ConversationSettings> {
  const row = await db.selectFrom('conversation_settings').selectAll().where('id', '=', 1).executeTakeFirst();
  if (!row) return DEFAULT_CONVERSATION_SETTINGS;
  return {
    isAcknowledging: row.is_acknowledging === 1,
    isEscalating: row.is_escalating === 1,
    replyAddress: row.reply_address,
    authHost: row.auth_host,
    openingHours: row.opening_hours === '' ? null : (JSON.parse(row.opening_hours) as OpeningHours),
  };
}

/** Replaces the settings of conversations. */
export async function updateConversationSettings(db: Db, settings: ConversationSettings, now: string): Promise<void> {
  const values = {
    is_acknowledging: Number(settings.isAcknowledging),
    is_escalating: Number(settings.isEscalating),
    reply_address: settings.replyAddress,
    auth_host: settings.authHost,
    opening_hours: settings.openingHours === null ? '' : JSON.stringify(settings.openingHours),
    updated_at: now,
  };
  await db
    .insertInto('conversation_settings')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
