import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient, createStaffClient, trpc } from './trpc.ts';

export type StaffApiProps = { children: ReactNode };

/** Lets what is inside use the hooks of trpc.ts. What was fetched is forgotten when it goes: with the staff area. */
export function StaffApi({ children }: StaffApiProps) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createStaffClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
