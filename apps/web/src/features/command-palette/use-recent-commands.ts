import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { useMay } from '../../lib/calls/use-may.ts';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { COMMANDS, isOffered, type Command } from './commands.ts';
import { inquiryCommand, postCommand } from './row-commands.ts';
import { isSamePlace, placeAt, readRecentPlaces, type RecentPlace } from './recent-places.ts';

/** What this account opened last, without the page that is shown and without what it may not read or was deleted. */
export function useRecentCommands(): Command[] {
  const owner = useSessionOwner();
  const may = useMay();
  const shown = placeAt(useLocation());
  const [places] = useState(() => readRecentPlaces(owner).filter((place) => !isSamePlace(place, shown)));
  const idsOf = (kind: RecentPlace['kind']) => places.flatMap((place) => (place.kind === kind ? [place.id] : []));
  // What the cache knows is not read again.
  const posts = trpc.useQueries((read) =>
    idsOf('post').map((id) => read.posts.byId({ id }, { refetchOnMount: false, enabled: may('posts.read-drafts') })),
  );
  const inquiries = trpc.useQueries((read) =>
    idsOf('contact').map((id) => read.contacts.byId({ id }, { refetchOnMount: false, enabled: may('contacts.read') })),
  );
  // All at once, so that the list does not move under the choice.
  if ([...posts, ...inquiries].some(({ isLoading }) => isLoading)) return [];
  const found = new Map([
    ...posts.map(({ data }, at) => [`post ${idsOf('post')[at]}`, data && postCommand(data)] as const),
    ...inquiries.map(({ data }, at) => [`contact ${idsOf('contact')[at]}`, data && inquiryCommand(data)] as const),
    ...COMMANDS.filter((command) => isOffered(command, may)).map((command) => [command.id, command] as const),
  ]);
  return places.flatMap(({ kind, id }) => {
    const command = found.get(kind === 'section' ? `settings-${id}` : `${kind} ${id}`);
    return command ? [{ ...command, id: `recent-${command.id}`, group: 'Recent' as const }] : [];
  });
}
