import { menuId } from '../../components/search/filter-menu.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './location-notice.module.css';

/**
 * Suggests a neighborhood when there is no location (decisions §5). Not announced to screen readers, because the toast
 * already is.
 */
export function LocationNotice({ error }: { readonly error: string }) {
  return (
    <div className={styles.notice}>
      <p>We don’t know where you are: {error}</p>
      <Button variant="outline" size="small" popoverTarget={menuId('neighborhood')}>
        Pick a neighborhood
      </Button>
    </div>
  );
}
