import { NEIGHBORHOOD_MENU_ID } from '../../components/search/search-filters.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './location-notice.module.css';

/** Suggests a neighborhood when there is no location (decisions §5). Not announced: the toast already was. */
export function LocationNotice({ error }: { readonly error: string }) {
  return (
    <div className={styles.notice}>
      <p>We don’t know where you are: {error}</p>
      <Button variant="outline" size="small" popoverTarget={NEIGHBORHOOD_MENU_ID}>
        Pick a neighborhood
      </Button>
    </div>
  );
}
