import { shortDate } from '#domain/calendar/date-texts';
import type { AdColumn, NumbersRange } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import { cityDay } from '#domain/calendar/city-time';
import { stateText } from '#domain/ads/ad-run';
import { ChartColumn, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callPath } from '../../api/call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { AdDialog } from './ad-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import styles from './ad-table.module.css';
import { flightPath } from './dashboard-view.ts';
import { rangeText, runsText } from '../../components/numbers/number-texts.ts';
import { countColumn, rateColumn, SortableTable, type TableColumn } from './sortable-table.tsx';
import { StatusSwitch } from './status-switch.tsx';
import type { AdminActions } from './use-admin-actions.ts';

interface AdTableProps {
  readonly ads: readonly AdStats[];
  readonly range: NumbersRange;
  readonly actions: AdminActions;
}

/** 'Ad Performance' (spec 2 §2): every ad with its numbers, on/off switch, and buttons to edit and delete it. */
export function AdTable({ ads, range, actions }: AdTableProps) {
  const [leaving, setLeaving] = useState<AdStats | null>(null);
  const [editing, setEditing] = useState<AdStats | null>(null);
  const { toggle, remove, save } = actions;

  const columns = adColumns({
    pendingId: toggle.isPending ? toggle.variables.id : null,
    onToggle: (id, isActive) => toggle.mutate({ id, isActive }),
    onEdit: setEditing,
    onDelete: setLeaving,
  });

  if (ads.length === 0) {
    return <EmptyState message="No ads yet. To make the first one, choose “Create New Ad.”" />;
  }
  return (
    <>
      <SortableTable
        caption="Ad Performance"
        rows={ads}
        columns={columns}
        note={`${rangeText(range)}. CTR is clicks divided by impressions. Viewable is the share of impressions that stayed on screen for a second.`}
        csvPath={(order) => callPath('downloadNumbers', { query: { table: 'ads', ...range, ...order } })}
      />
      <AskDialog
        open={leaving !== null}
        title="Delete this ad?"
        // The specification's words (spec 2 §5).
        text={`Are you sure you want to delete "${leaving?.name ?? ''}"? This action cannot be undone.`}
        action="Delete"
        onCancel={() => setLeaving(null)}
        onAction={() => {
          if (leaving) remove.mutate(leaving.id);
          setLeaving(null);
        }}
      />
      {editing && (
        <AdDialog ad={editing} open onOpenChange={(open) => !open && setEditing(null)} save={save} />
      )}
    </>
  );
}

interface RowActions {
  /** The ad whose switch is being saved. */
  readonly pendingId: number | null;
  readonly onToggle: (id: number, isActive: boolean) => void;
  readonly onEdit: (ad: AdStats) => void;
  readonly onDelete: (ad: AdStats) => void;
}

function adColumns({ pendingId, onToggle, onEdit, onDelete }: RowActions): TableColumn<AdStats, AdColumn>[] {
  return [
    { title: 'Ad', key: 'name', cell: (ad) => <AdName ad={ad} /> },
    {
      title: 'Status',
      key: 'isActive',
      cell: (ad) => (
        <StatusSwitch
          name={ad.name}
          isActive={ad.isActive}
          state={stateText(ad)}
          isPending={pendingId === ad.id}
          onToggle={(isActive) => onToggle(ad.id, isActive)}
        />
      ),
    },
    countColumn('Impressions', 'impressions'),
    rateColumn('Viewable', 'viewableRate'),
    countColumn('Clicks', 'clicks'),
    rateColumn('CTR', 'ctr'),
    {
      title: 'Runs',
      key: 'startDay',
      cell: (ad) => runsText(ad.startDay, ad.endDay),
    },
    {
      title: 'Created',
      key: 'createdAt',
      cell: (ad) => (
        <time className={styles.day} dateTime={ad.createdAt}>
          {shortDate(cityDay(new Date(ad.createdAt)))}
        </time>
      ),
    },
    {
      title: 'Actions',
      cell: (ad) => <RowButtons ad={ad} onEdit={onEdit} onDelete={onDelete} />,
    },
  ];
}

function RowButtons({
  ad,
  onEdit,
  onDelete,
}: { readonly ad: AdStats } & Pick<RowActions, 'onEdit' | 'onDelete'>) {
  return (
    <div className={styles.actions}>
      <Link
        to={flightPath({ subject: 'ad', id: ad.id })}
        className={styles.action}
        aria-label={`Numbers of ${ad.name}`}
      >
        <ChartColumn aria-hidden="true" />
      </Link>
      <button
        type="button"
        className={styles.action}
        aria-label={`Edit ${ad.name}`}
        onClick={() => onEdit(ad)}
      >
        <Pencil aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label={`Delete ${ad.name}`}
        onClick={() => onDelete(ad)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  );
}

function AdName({ ad }: { readonly ad: AdStats }) {
  return (
    <span className={styles.ad}>
      <img className={styles.picture} src={ad.smallImageUrl ?? ad.imageUrl} alt="" width="97" height="25" />
      <a className={styles.name} href={ad.clickUrl} target="_blank" rel="noopener noreferrer">
        {ad.name}
      </a>
    </span>
  );
}
