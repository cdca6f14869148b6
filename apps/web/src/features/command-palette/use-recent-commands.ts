import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { useMay } from '../../lib/calls/use-may.ts';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { COMMANDS, isOffered, type Command } from './commands.ts';
import { isSamePlace, placeAt, readRecentPlaces, type RecentPlace } from './recent-places.ts';
import { inquiryCommand, postCommand } from './row-commands.ts';

/** What this account opened last, without the page that is shown and without what it may not read or was deleted. */
export function useRecentCommands(): Command[] {
  const owner = useSessionOwner();
  const may = useMay();
  const utils = trpc.useUtils();
  const shown = placeAt(useLocation());
  const [places] = useState(() => readRecentPlaces(owner).filter((place) => !isSamePlace(place, shown)));

  /** Asks the server only for what the cache does not know. */
  async function read({ kind, id }: RecentPlace): Promise<Command | undefined> {
    if (kind === 'section') return COMMANDS.find((one) => one.id === `settings-${id}` && isOffered(one, may));
    if (kind === 'post')
      return may('posts.read-drafts') ? postCommand(await utils.posts.byId.ensureData({ id })) : undefined;
    return may('contacts.read') ? inquiryCommand(await utils.contacts.byId.ensureData({ id })) : undefined;
  }
  // All at once, so that the list does not move under the choice.
  const { data = [] } = useQuery({
    queryKey: ['recent-items'],
    queryFn: () => Promise.all(places.map((place) => read(place).catch(() => undefined))),
    gcTime: 0,
  });
  return data.flatMap((command) =>
    command ? [{ ...command, id: `recent-${command.id}`, group: 'Recent' as const }] : [],
  );
}
