import type { SavedList } from '#contract/saved';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';
import { call } from '../../api/call.ts';
import { savedQuery } from '../../api/saved.ts';
import { useApp } from '../../app-context.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './share-list.module.css';

/** A read-only link to the list, created and revoked on demand. */
export function ShareList({ userId }: { readonly userId: number }) {
  const { fetchApi, queryClient, siteUrl } = useApp();
  const query = savedQuery(fetchApi, userId);
  const { data } = useQuery(query);
  const answer = {
    onSuccess: (list: SavedList) => void queryClient.setQueryData(query.queryKey, list),
    onError: (error: Error) =>
      showToast({ title: 'Could not share', description: error.message, variant: 'destructive' }),
  };
  const share = useMutation({ mutationFn: () => call(fetchApi, 'shareSaved'), ...answer });
  const unshare = useMutation({ mutationFn: () => call(fetchApi, 'unshareSaved'), ...answer });

  if (!data?.shareToken) {
    return (
      <Button variant="quiet" size="small" disabled={share.isPending} onClick={() => share.mutate()}>
        <Share2 aria-hidden="true" />
        Share list
      </Button>
    );
  }

  const link = siteUrl + paths.sharedList(data.shareToken);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ title: 'Link copied' }),
      () =>
        showToast({
          title: 'We couldn’t copy the link',
          description: 'Select the link and copy it yourself.',
        }),
    );
  return (
    <div className={styles.share}>
      <label className={styles.link}>
        Anyone with this link can see the list and your username
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy link
      </Button>
      <Button variant="outline" size="small" disabled={unshare.isPending} onClick={() => unshare.mutate()}>
        Stop sharing
      </Button>
    </div>
  );
}
