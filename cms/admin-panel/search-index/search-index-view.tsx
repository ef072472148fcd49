import type { AdminViewServerProps } from 'payload';
import { DeskView } from '../desk/desk-view.tsx';
import { SearchIndexDesk } from './search-index-desk.tsx';
import { SEARCH_INDEX_PATH } from './search-index-link.tsx';

/** The page "Search index" of the panel (decisions §6). */
export function SearchIndexView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} title="Search index" path={SEARCH_INDEX_PATH} reader="data">
      <SearchIndexDesk />
    </DeskView>
  );
}
