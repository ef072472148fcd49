'use client';

import { useListQuery, useTableColumns } from '@payloadcms/ui';

/** Saves a list as it is shown: its columns, filters, search and order, with all of its pages. */
export function ListCsv() {
  const {
    collectionSlug,
    query: { where, search, sort },
  } = useListQuery();
  const { columns } = useTableColumns();
  const query = new URLSearchParams({
    columns: columns.flatMap(({ accessor, active }) => (active ? accessor : [])).join(),
    ...(where && { where: JSON.stringify(where) }),
    ...(search && { search }),
    ...(typeof sort === 'string' && { sort }),
  });
  return (
    <a className="popup-button-list__button" href={`/cms/api/${collectionSlug}/csv?${query}`} download>
      Save as CSV
    </a>
  );
}
