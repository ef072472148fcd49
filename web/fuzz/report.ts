import type { Outcome } from './ask.ts';
import type { RoleRequest, Target } from './request-parts.ts';

const MAX_SHOWN = 60;

interface Row {
  requests: number;
  '2xx': number;
  '3xx': number;
  '4xx': number;
  '5xx': number;
  faults: number;
  'slowest ms': number;
}

/** Counts responses by kind of target, and keeps the faults. */
export function openReport() {
  const rows = new Map<string, Row>();
  const shown = new Map<string, string>();
  let faults = 0;

  return {
    faults: () => faults,
    note(
      { group, name }: Target,
      { role, method, path, headers, body }: RoleRequest,
      outcome: Outcome,
    ): void {
      const { status, ms, text, fault } = outcome;
      const row = rows.get(group) ?? {
        requests: 0,
        '2xx': 0,
        '3xx': 0,
        '4xx': 0,
        '5xx': 0,
        faults: 0,
        'slowest ms': 0,
      };
      rows.set(group, row);
      row.requests += 1;
      const kind = `${Math.floor(status / 100)}xx`;
      if (kind === '2xx' || kind === '3xx' || kind === '4xx' || kind === '5xx') row[kind] += 1;
      row['slowest ms'] = Math.max(row['slowest ms'], Math.round(ms));
      if (!fault) return;
      faults += 1;
      row.faults += 1;
      // One example per kind is enough.
      const key = `${group} ${name} ${method} ${fault} ${status}`;
      if (shown.has(key) || shown.size >= MAX_SHOWN) return;
      const said = { role, path: path.slice(0, 400), headers, body: String(body ?? '').slice(0, 300) };
      shown.set(key, `${key}\n  ${JSON.stringify(said)}\n  ${text.slice(0, 200).replaceAll('\n', ' ')}`);
    },
    print(): void {
      for (const one of shown.values()) console.log(one);
      console.table(Object.fromEntries(rows));
    },
  };
}
