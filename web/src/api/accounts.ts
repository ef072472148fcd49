import type { LoginInput, RegistrationInput, User } from '#contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { isSignedOutError } from './api-error.ts';
import { readJson, send, sendForJson, type Fetch } from './client.ts';

/** The diner who is signed in; 401 means signed out, not an error (spec 1 §4). */
export const currentUserQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: (): Promise<User | null> =>
      readJson<User>(fetchApi, '/api/user').catch((error: unknown) => {
        if (isSignedOutError(error)) return null;
        throw error;
      }),
  });

export const login = (fetchApi: Fetch, body: LoginInput) =>
  sendForJson<User>(fetchApi, '/api/login', { method: 'POST', body });

export const register = (fetchApi: Fetch, body: RegistrationInput) =>
  sendForJson<User>(fetchApi, '/api/register', { method: 'POST', body });

export const logout = (fetchApi: Fetch) => send(fetchApi, '/api/logout', { method: 'POST' });
