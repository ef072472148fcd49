import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HelmetProvider } from '../head/helmet.ts';
import { AuthProvider } from '../account/auth-provider.tsx';
import { AppProvider, type AppServices } from './app-context.ts';
import { ListsProvider } from '../lists/lists-provider.tsx';
import 'virtual:city.css';
import '../styles/index.css';

/** Providers around every page, on the server and in the browser. */
export function App({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <AppProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <HelmetProvider>
          <AuthProvider>
            <ListsProvider>{children}</ListsProvider>
          </AuthProvider>
        </HelmetProvider>
      </QueryClientProvider>
    </AppProvider>
  );
}
