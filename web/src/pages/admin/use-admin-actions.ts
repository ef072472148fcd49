import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { currentAdminQuery } from '../../api/admin-session.ts';
import { isSignedOutError } from '../../api/api-error.ts';
import { call, callBy, type Fetch } from '../../api/call.ts';
import { ALL_NUMBERS } from '../../api/campaign-numbers.ts';
import { useApp } from '../../boot/app-context.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/show-toast.ts';
import { flightPath } from './dashboard-view.ts';

interface SentCampaign {
  /** The ad to change; without it, one is created. */
  readonly id: number | undefined;
  readonly form: FormData;
  readonly onProgress: (share: number) => void;
}

export type AdminActions = ReturnType<typeof useAdminActions>;

/** The ad admins' actions with their toasts (spec 2 §8), through calls that ad blockers let pass. */
export function useAdminActions() {
  const { queryClient } = useApp();
  const navigate = useNavigate();
  const sessionKey = currentAdminQuery.queryKey;
  const { failed, done } = useFeedback();
  const sold = useSoldActions();

  const toggle = useMutation({
    mutationFn: ({ id, ...body }: { id: number; isActive: boolean }) =>
      call('toggleCampaign', { params: { id }, body }),
    onSuccess: done('Ad status updated successfully'),
    onError: failed('Failed to update ad status'),
  });
  const remove = useMutation({
    mutationFn: (id: number) => call('deleteCampaign', { params: { id } }),
    onSuccess: done('Ad deleted successfully'),
    onError: failed('Failed to delete ad'),
  });
  const save = useMutation({
    mutationFn: ({ id, form: body, onProgress }: SentCampaign) => {
      const send = fetchWithProgress(onProgress);
      return id === undefined
        ? callBy(send, 'createCampaign', { body })
        : callBy(send, 'changeCampaign', { params: { id }, body });
    },
    onSuccess: ({ warning }, { id }) =>
      done(`Ad ${id === undefined ? 'created' : 'updated'} successfully`, warning ?? undefined)(),
    onError: (error, { id }) => failed(`Failed to ${id === undefined ? 'create' : 'update'} ad`)(error),
  });
  const logout = useMutation({
    mutationFn: () => call('adminLogout'),
    onSuccess: async () => {
      showToast({ title: 'Logged out', description: 'You have been logged out successfully' });
      // Remove the numbers only after leaving the page, which would refetch them and get a 401.
      queryClient.setQueryData(sessionKey, null);
      await navigate(paths.adminLogin);
      queryClient.removeQueries(ALL_NUMBERS);
    },
    onError: () => showToast({ title: 'Failed to logout', variant: 'destructive' }),
  });
  return { toggle, remove, save, ...sold, logout };
}

/** What every action does when it is over: it says so, and shows the newest numbers. */
function useFeedback() {
  const { queryClient } = useApp();
  const sessionKey = currentAdminQuery.queryKey;

  const refresh = () => queryClient.invalidateQueries(ALL_NUMBERS);
  const failed = (title: string) => (error: Error) => {
    showToast(failureToast(title, error));
    if (isSignedOutError(error)) queryClient.setQueryData(sessionKey, null);
    // Another admin may have changed it: refetch to show the current state.
    else void refresh();
  };
  const done = (title: string, description?: string) => async () => {
    showToast({ title, ...(description && { description }) });
    await refresh();
  };
  return { failed, done };
}

/** Actions beside those of the specification: copying a flight, and closing the links of a report. */
function useSoldActions() {
  const navigate = useNavigate();
  const { failed, done } = useFeedback();
  const copy = useMutation({
    mutationFn: (params: { subject: 'ad' | 'featured'; id: number }) => call('copyFlight', { params }),
    onSuccess: async ({ id }, { subject }) => {
      await navigate(flightPath({ subject, id }));
      await done('Copied as a draft', 'Give it its days, then switch it on at the desk.')();
    },
    onError: failed('Failed to copy'),
  });
  const withdraw = useMutation({
    mutationFn: (id: number) => call('withdrawReports', { params: { id } }),
    onSuccess: done('Links withdrawn', 'Those you gave out no longer open. The ones here are new.'),
    onError: failed('Failed to withdraw the links'),
  });
  return { copy, withdraw };
}

/** Sends a form and reports upload progress from 0 to 1, which `fetch` cannot. */
function fetchWithProgress(onProgress: (share: number) => void): Fetch {
  return (path, { method = 'POST', body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { responseText, status, statusText } = request;
        resolve(new Response(responseText, { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('The site didn’t answer.')));
      request.send(body instanceof FormData ? body : null);
    });
}
