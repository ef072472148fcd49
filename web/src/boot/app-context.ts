import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createContext as createRouterContext, RouterContextProvider } from 'react-router';

/** Services that differ between server and browser. */
export interface AppServices {
  readonly queryClient: QueryClient;
  /** The site's origin, for absolute URLs in canonical links and structured data. */
  readonly siteUrl: string;
}

const AppContext = createContext<AppServices | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('useApp must be used within an AppProvider');
  return services;
}

const routerServices = createRouterContext<AppServices>();

/** Passes the services to loaders: routes are shared by all requests, services are per request. */
export function contextOf(services: AppServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[routerServices, services]]));
}

export function servicesIn(context: Readonly<RouterContextProvider>): AppServices {
  return context.get(routerServices);
}
