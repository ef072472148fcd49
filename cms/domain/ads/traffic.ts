/** Reports of one kind with one fate: `reason` is empty where they are counted. */
export interface ReportCount {
  readonly event: string;
  readonly reason: string;
  readonly count: number;
}

/** What arrived of one kind, and what became of it. */
export interface TrafficSum<Reason extends string> {
  readonly received: number;
  readonly counted: number;
  readonly discarded: Record<Reason, number>;
}

/** Received = counted + discarded by reason: the sum of the parts, so that nothing can go missing between them. */
export function sumTraffic<Reason extends string>(
  reports: readonly ReportCount[],
  event: string,
  reasons: readonly Reason[],
): TrafficSum<Reason> {
  const own = reports.filter((report) => report.event === event);
  const sum = (reason: string) =>
    own.reduce((total, report) => total + (report.reason === reason ? report.count : 0), 0);
  const discarded = Object.fromEntries(reasons.map((reason) => [reason, sum(reason)])) as Record<
    Reason,
    number
  >;
  return { received: own.reduce((total, { count }) => total + count, 0), counted: sum(''), discarded };
}
