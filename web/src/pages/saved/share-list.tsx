import type { PlaceList } from '#domain/lists/place-list';
import { Copy, Share2 } from 'lucide-react';
import { useAuth } from '../../account/auth-provider.tsx';
import { ApiError } from '../../api/api-error.ts';
import { useApp } from '../../boot/app-context.ts';
import { useLists } from '../../lists/lists-provider.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './share-list.module.css';

/** The list's link, created and revoked on demand, with or without an account. */
export function ShareList({ list: { key, shared } }: { readonly list: PlaceList }) {
  const { links, failure, editList } = useLists();
  const token = links[key];
  if (!shared) {
    return (
      <Button variant="quiet" size="small" onClick={() => editList(key, { shared: true })}>
        <Share2 aria-hidden="true" />
        Share list
      </Button>
    );
  }
  return (
    <div className={styles.share}>
      {token === undefined ? <p role="status">{waitingText(failure)}</p> : <SharedLink token={token} />}
      <Button variant="outline" size="small" onClick={() => editList(key, { shared: false })}>
        Stop sharing
      </Button>
    </div>
  );
}

function waitingText(failure: unknown): string {
  if (failure === null) return 'Making the link …';
  return failure instanceof ApiError
    ? failure.text
    : 'We couldn’t get through. The link will be here when we do.';
}

function SharedLink({ token }: { readonly token: string }) {
  const { siteUrl } = useApp();
  const { user } = useAuth();
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
    <>
      <label className={styles.link}>
        {user === null
          ? 'Anyone with this link can see the list and its notes, for a year after your last change'
          : 'Anyone with this link can see the list, its notes and your username'}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy link
      </Button>
    </>
  );
}
