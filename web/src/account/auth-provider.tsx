import type { LoginInput, RegistrationInput, User } from '#contract/accounts';
import * as texts from '#texts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { currentUserQuery } from '../api/accounts.ts';
import { call } from '../api/call.ts';
import { useApp } from '../boot/app-context.ts';
import { failureToast } from '../failures/failure-toast.ts';
import { showToast } from '../ui/show-toast.ts';
import { dropSessionHint, useSessionHint } from './session-hint.ts';

export interface Auth {
  /** `null` when signed out, on the server, and until the session has been checked. */
  readonly user: User | null;
  /** True while the session is being checked. */
  readonly isLoading: boolean;
  /** Rejects if the server refuses, after a toast that says why. */
  readonly login: (body: LoginInput) => Promise<void>;
  readonly register: (body: RegistrationInput) => Promise<void>;
  readonly logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/** The session (spec 1 §4): the current user, plus sign-in, registration and sign-out with error toasts. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useApp();
  const session = useQuery({ ...currentUserQuery, enabled: useSessionHint() });
  const { data: user = null, isLoading, isFetched } = session;

  useEffect(() => {
    if (isFetched && user === null) dropSessionHint();
  }, [isFetched, user]);

  const auth = useMemo(() => {
    const settle = async (answer: Promise<User | undefined>, failed: string) => {
      try {
        queryClient.setQueryData(currentUserQuery.queryKey, (await answer) ?? null);
      } catch (error) {
        showToast(failureToast(failed, error, 'message'));
        throw error;
      }
    };
    return {
      user,
      isLoading,
      login: (body: LoginInput) => settle(call('login', { body }), texts.auth.loginFailed()),
      register: (body: RegistrationInput) =>
        settle(call('register', { body }), texts.auth.registrationFailed()),
      logout: () => void settle(call('logout'), texts.auth.logoutFailed()).catch(() => undefined),
    };
  }, [queryClient, user, isLoading]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  // Exact wording from spec 1 §8.
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
