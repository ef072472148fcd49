import type { LoginInput, RegistrationInput, User } from '#contract/accounts';
import * as texts from '#texts';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
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
  readonly login: UseMutationResult<User, Error, LoginInput>;
  readonly register: UseMutationResult<User, Error, RegistrationInput>;
  readonly logout: UseMutationResult<undefined, Error, void>;
}

const AuthContext = createContext<Auth | null>(null);

/** The session (spec 1 §4): the current user, plus sign-in, registration and sign-out with error toasts. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useApp();
  const {
    data: user = null,
    isLoading,
    isFetched,
  } = useQuery({
    ...currentUserQuery,
    enabled: useSessionHint(),
  });

  useEffect(() => {
    if (isFetched && user === null) dropSessionHint();
  }, [isFetched, user]);

  const setUser = (next: User | null) => queryClient.setQueryData(currentUserQuery.queryKey, next);
  const loginMutation = useMutation({
    mutationFn: (body: LoginInput) => call('login', { body }),
    onSuccess: setUser,
    onError: (error) => showToast(failureToast(texts.auth.loginFailed(), error, 'message')),
  });
  const registerMutation = useMutation({
    mutationFn: (body: RegistrationInput) => call('register', { body }),
    onSuccess: setUser,
    onError: (error) => showToast(failureToast(texts.auth.registrationFailed(), error, 'message')),
  });
  const logoutMutation = useMutation({
    mutationFn: () => call('logout'),
    onSuccess: () => setUser(null),
    onError: (error) => showToast(failureToast(texts.auth.logoutFailed(), error, 'message')),
  });

  const auth = useMemo(
    () => ({
      user,
      isLoading,
      login: loginMutation,
      register: registerMutation,
      logout: logoutMutation,
    }),
    [user, isLoading, loginMutation, registerMutation, logoutMutation],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  // Exact wording from spec 1 §8.
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
