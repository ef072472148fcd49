import { exactMomentText } from '#domain/calendar/date-texts';
import type { DocumentViewServerProps } from 'payload';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
// Payload exports no version view to build on.
import type { DefaultVersionView } from '../../../node_modules/@payloadcms/next/dist/views/Version/Default/index.js';
import { VersionView as drawVersion } from '../../../node_modules/@payloadcms/next/dist/views/Version/index.js';
import { findVersionRows, type VersionRow } from './version-rows.ts';

/**
 * Two versions side by side, named as in the list of versions. Payload’s page shows the server’s time at the top and
 * in its dialog, the computer’s time beside the versions, and no authors.
 */
export async function VersionPage(props: DocumentViewServerProps) {
  const rows = await findVersionRows(props);
  const rowOf = (version: string | number | undefined) => rows.find(({ id }) => id === String(version));
  const [newest] = rows;
  const isNewest = newest?.id === props.routeSegments.at(-1);
  const shown: ReactElement<ComponentProps<typeof DefaultVersionView>> = await drawVersion({
    ...props,
    // Shows what restoring would change.
    ...(newest && !isNewest && { searchParams: { versionFrom: newest.id, ...props.searchParams } }),
  });
  const { versionToID, versionFromID, versionFromOptions } = shown.props;
  const to = rowOf(versionToID);
  if (!to) return shown;
  return cloneElement(shown, {
    versionToCreatedAt: to.at,
    versionToCreatedAtFormatted: exactMomentText(to.at),
    VersionToCreatedAtLabel: <VersionLabel row={to} />,
    versionFromCreatedAt: rowOf(versionFromID)?.at,
    versionFromOptions: versionFromOptions.map((option) => {
      const row = rowOf(option.value);
      return row ? { ...option, label: <VersionLabel row={row} /> } : option;
    }),
  });
}

function VersionLabel({ row: { at, by, state } }: { row: VersionRow }) {
  return <span>{[exactMomentText(at), by, state].filter(Boolean).join(' · ')}</span>;
}
