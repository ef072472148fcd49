import type { DinerList } from '#contract/lists';
import { useMutation } from '@tanstack/react-query';
import { Copy, PencilLine, Share2 } from 'lucide-react';
import { useAuth } from '../../account/auth-provider.tsx';
import { reasonOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { listsQuery } from '../../api/saved.ts';
import { useApp } from '../../app-context.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './share-list.module.css';

type Kind = 'view' | 'edit';

/** A link to read the list and one to change it, each created and revoked on demand. */
export function ShareList({ list }: { readonly list: DinerList }) {
  const { viewToken, editToken } = list;
  const { open, close } = useLinks(list);
  return (
    <>
      {viewToken === null && (
        <Button variant="quiet" size="small" disabled={open.isPending} onClick={() => open.mutate('view')}>
          <Share2 aria-hidden="true" />
          Share list
        </Button>
      )}
      {editToken === null && (
        <Button variant="quiet" size="small" disabled={open.isPending} onClick={() => open.mutate('edit')}>
          <PencilLine aria-hidden="true" />
          Let others edit
        </Button>
      )}
      {viewToken !== null && (
        <SharedLink
          label="Anyone with this link can see the list, its notes and your username"
          token={viewToken}
          copyLabel="Copy link"
          closeLabel="Stop sharing"
          isBusy={close.isPending}
          onClose={() => close.mutate('view')}
        />
      )}
      {editToken !== null && (
        <SharedLink
          label="With the editing link, anyone can also add, move and remove places and write notes"
          token={editToken}
          copyLabel="Copy editing link"
          closeLabel="Stop editing"
          isBusy={close.isPending}
          onClose={() => close.mutate('edit')}
        />
      )}
    </>
  );
}

function useLinks({ id }: DinerList) {
  const { fetchApi, queryClient } = useApp();
  const { user } = useAuth();
  const { queryKey } = listsQuery(fetchApi, user?.id ?? 0);
  const answer = {
    onSuccess: (list: DinerList) =>
      void queryClient.setQueryData(queryKey, (lists: DinerList[] | undefined) =>
        lists?.map((known) => (known.id === list.id ? list : known)),
      ),
    onError: (error: Error) =>
      showToast({
        title: 'We couldn’t share the list',
        description: reasonOf(error),
        variant: 'destructive',
      }),
  };
  const open = useMutation({
    mutationFn: (kind: Kind) => call(fetchApi, 'shareList', { params: { id, kind } }),
    ...answer,
  });
  const close = useMutation({
    mutationFn: (kind: Kind) => call(fetchApi, 'unshareList', { params: { id, kind } }),
    ...answer,
  });
  return { open, close };
}

interface SharedLinkProps {
  readonly label: string;
  readonly token: string;
  readonly copyLabel: string;
  readonly closeLabel: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function SharedLink({ label, token, copyLabel, closeLabel, isBusy, onClose }: SharedLinkProps) {
  const { siteUrl } = useApp();
  const link = siteUrl + paths.sharedList(token);
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
        {label}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {copyLabel}
      </Button>
      <Button variant="outline" size="small" disabled={isBusy} onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
