import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Fetch } from './api/call.ts';

/** What the same code needs on both sides of the wire. */
export interface AppServices {
  readonly queryClient: QueryClient;
  readonly fetchApi: Fetch;
  /** Origin of the site, for the absolute addresses that canonical links and structured data want. */
  readonly siteUrl: string;
}

const AppContext = createContext<AppServices | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('useApp must be used within an AppProvider');
  return services;
}
