'use client';

import { exactMomentText } from '#domain/calendar/date-texts';
import { region } from '#city';
import { Link, useModal } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import type { VersionRow } from './version-rows.ts';

interface VersionTableProps {
  readonly rows: readonly VersionRow[];
  /** Places and awards don’t record authors. */
  readonly namesEditors: boolean;
  /** In a version's drawer: the chosen one is compared with. */
  readonly isPicked: boolean;
}

export function VersionTable({ rows, namesEditors, isPicked }: VersionTableProps) {
  if (rows.length === 0) return <p>No versions yet.</p>;
  return (
    <DeskTable
      label="Versions"
      columns={[`Saved, in ${region.name}`, ...(namesEditors ? ['Last edited by'] : []), 'State']}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className={shared.nowrap}>
            {isPicked ? <Pick row={row} /> : <Link href={row.path}>{exactMomentText(row.at)}</Link>}
          </td>
          {namesEditors && <td>{row.by ?? '–'}</td>}
          <td>{row.state}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

function Pick({ row: { id, at } }: { readonly row: VersionRow }) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const pathname = usePathname();
  const searchParams = useSearchParams();
  return (
    <button
      type="button"
      className="created-at-cell"
      onClick={() => {
        closeAllModals();
        const compared = new URLSearchParams(searchParams);
        compared.set('versionFrom', id);
        router.push(`${pathname}?${compared}`);
      }}
    >
      {exactMomentText(at)}
    </button>
  );
}
