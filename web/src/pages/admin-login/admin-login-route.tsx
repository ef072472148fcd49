import type { AdminLoginInput } from '#contract/admin-session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentAdminQuery, readLoginRefusal } from '../../api/admin-session.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import type { Page } from '../../lazy-page.ts';
import { staffPage } from '../../loading/staff-page.ts';
import { paths } from '../../paths.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { showToast } from '../../ui/show-toast.ts';
import { AdminLoginPage } from './admin-login-page.tsx';

/** Sign-in for ad admins (spec 2 §2). */
function AdminLoginRoute() {
  const { fetchApi, queryClient } = useApp();
  const navigate = useNavigate();
  const [hasAskedForCode, setHasAskedForCode] = useState(false);
  const login = useMutation({
    mutationFn: (body: AdminLoginInput) => call(fetchApi, 'adminLogin', { body }),
    async onSuccess({ username }) {
      // Drop the cached session of the previous user.
      queryClient.removeQueries({ queryKey: currentAdminQuery(fetchApi).queryKey });
      showToast({ title: 'Login successful', description: `Welcome back, ${username}!` });
      await navigate(paths.admin);
    },
    onError(error, { code }) {
      const asksForCode = error instanceof ApiError && readLoginRefusal(error).asksForCode;
      if (asksForCode) setHasAskedForCode(true);
      // The password was right: only a wrong code is a failure.
      if (asksForCode && !code) {
        showToast({ title: 'One more step', description: readLoginRefusal(error).error ?? '' });
      } else showFailure(error);
    },
  });
  return (
    <>
      <PageHead title="Admin Login" description="For the site’s staff." robots={PRIVATE_PAGE} />
      <AdminLoginPage
        isPending={login.isPending}
        needsCode={hasAskedForCode}
        onSubmit={(input) => login.mutate(input)}
      />
    </>
  );
}

/** Spec 2 §8. */
function showFailure(error: Error): void {
  if (error instanceof ApiError) {
    const description = readLoginRefusal(error).error ?? 'Invalid credentials';
    showToast({ title: 'Login failed', description, variant: 'destructive' });
    return;
  }
  showToast({ title: 'Error', description: 'An error occurred during login', variant: 'destructive' });
}

export const route: Page = { Component: AdminLoginRoute, loader: () => staffPage };
