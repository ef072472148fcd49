import type { Restaurant } from '#contract/restaurants';
import { Download } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/show-toast.ts';
import type { Noted } from './places-csv.ts';

interface DownloadListProps {
  readonly places: readonly Restaurant[];
  /** Notes and visits of the places. */
  readonly notes: readonly Noted[];
  readonly fileName: string;
}

/** Downloads the places as CSV; the writer is loaded on demand. */
export function DownloadList({ places, notes, fileName }: DownloadListProps) {
  async function download(): Promise<void> {
    const { placesCsv } = await import('./places-csv.ts');
    const file = new Blob([placesCsv(places, notes, window.location.origin)], {
      type: 'text/csv;charset=utf-8',
    });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button
      variant="outline"
      size="small"
      onClick={() =>
        void download().catch(() =>
          showToast({
            title: 'We couldn’t make the file',
            description: 'Please try again.',
            variant: 'destructive',
          }),
        )
      }
    >
      <Download aria-hidden="true" />
      Download CSV
    </Button>
  );
}
