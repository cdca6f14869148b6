import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient, createStaffClient, trpc } from './trpc.ts';

export type StaffApiProps = { children: ReactNode };

/** The provider for the hooks of trpc.ts. Its query cache is dropped when the visitor leaves the staff area. */
export function StaffApi({ children }: StaffApiProps) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createStaffClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
