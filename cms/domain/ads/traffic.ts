/** Reports of one kind and outcome: `reason` is empty when they were counted. */
export interface ReportCount {
  readonly event: string;
  readonly reason: string;
  readonly count: number;
}

/** The totals of one kind of report. */
export interface TrafficSum<Reason extends string> {
  readonly received: number;
  readonly counted: number;
  readonly discarded: Record<Reason, number>;
}

/** Received = counted + discarded by reason: computed as the sum, so that the parts always add up. */
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
