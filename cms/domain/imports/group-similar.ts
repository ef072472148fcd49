/** A row that was held back, with the fields used for grouping. */
export interface HeldRow {
  readonly rowNo: number;
  readonly canCreate: boolean;
  /** The likeliest match: a stored place, or an earlier row of the file. */
  readonly best: {
    readonly placeId: number | null;
    readonly at: string | null;
    readonly name: string;
    readonly address: string;
    readonly reasons: readonly string[];
  };
}

/** Rows that are decided together. */
export interface SimilarRows {
  readonly rows: readonly number[];
  /** What all of them resemble; `null` if each resembles a different place for the same reasons. */
  readonly like: { readonly name: string; readonly address: string } | null;
  readonly reasons: readonly string[];
  readonly canCreate: boolean;
  /** Whether each resembles a different stored place. */
  readonly canUpdate: boolean;
}

/** Groups rows that resemble the same place or row, then the others by reason; the largest groups first. */
export function groupSimilar(rows: readonly HeldRow[]): SimilarRows[] {
  const bySubject = Map.groupBy(rows, ({ best: { placeId, at } }) =>
    placeId === null ? `row ${at}` : placeId,
  );
  const crowds = [...bySubject.values()].filter((group) => group.length > 1);
  const single = [...bySubject.values()].filter((group) => group.length === 1).flat();
  const byReason = Map.groupBy(single, ({ best }) => best.reasons.map(kindOf).join(', '));
  const causes = [...byReason.values()].filter((group) => group.length > 1);
  return [
    ...crowds.map((group) => describe(group, true)),
    ...causes.map((group) => describe(group, false)),
  ].toSorted((a, b) => b.rows.length - a.rows.length);
}

function describe(group: readonly HeldRow[], hasOneSubject: boolean): SimilarRows {
  const best = group[0]?.best;
  return {
    rows: group.map(({ rowNo }) => rowNo),
    like: hasOneSubject && best ? { name: best.name, address: best.address } : null,
    reasons: (best?.reasons ?? []).map(kindOf),
    canCreate: group.every(({ canCreate }) => canCreate),
    canUpdate: !hasOneSubject && group.every(({ best: { placeId } }) => placeId !== null),
  };
}

/** A reason without its figures, so that “similar name (84%)” and “similar name (79%)” are the same. */
function kindOf(reason: string): string {
  return reason.replace(/\s*\(\d+\s?%\)/, '').replace(/^[\d,.]+ k?m apart$/, 'close by');
}
