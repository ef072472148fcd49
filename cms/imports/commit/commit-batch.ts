import type { BrakeName } from '#domain/imports/brakes';
import type { Pool } from 'pg';
import { reasonOf } from '../../database/database-fault.ts';
import { ImportFault } from '../import-fault.ts';
import { readRevision, refuseForgotten, type ImportBatch } from '../plan/import-batch.ts';
import { hashFile } from '../read/inspect-file.ts';
import { countEndings, startBatchRun, type RunOptions, type StartedRun } from './batch-run.ts';
import { commitRows } from './commit-rows.ts';

interface CommitOptions extends RunOptions {
  /** The plan's brakes that the user has seen and overrides. */
  readonly accepted?: readonly BrakeName[];
}

/**
 * Executes a plan.
 * @throws ImportFault if the plan cannot be committed, with the next step
 */
export function startCommit({ accepted = [], ...options }: CommitOptions): Promise<StartedRun> {
  const { pool, id } = options;
  return startBatchRun(options, {
    states: { during: 'committing', after: 'committed' },
    async refuse(batch) {
      await refuse(pool, batch);
      refuseDoubtful(batch, accepted);
    },
    async countRows() {
      const count = await countEndings(pool, id);
      return { done: count(/ (?!waiting)/), total: count(/ /) };
    },
    takeRows: (client, versions, last) => commitRows(client, versions, { batchId: id, last }),
    async describe() {
      const count = await countEndings(pool, id);
      const left = count(/ left/);
      const rest = left > 0 ? ` ${left} rows were left: somebody changed their places meanwhile.` : '';
      return `${count(/^create done/)} created, ${count(/^update done/)} updated.${rest}`;
    },
    describeStop: ({ done, total }, reason) =>
      `the import stopped after ${done} of ${total} changes, which are stored: ${reason}. Commit plan ${id} again: it goes on from there.`,
  });
}

async function refuse(pool: Pool, batch: ImportBatch): Promise<void> {
  const { id, state, committedAt } = batch;
  if (state === 'committed' || state === 'undone' || state === 'undoing') {
    const when = committedAt?.toISOString().slice(0, 16).replace('T', ' ');
    throw new ImportFault(
      `plan ${id} was committed on ${when}${state === 'committed' ? '' : ' and undone since'}; plan the file again to see what is left.`,
    );
  }
  if (state === 'planning')
    throw new ImportFault(`plan ${id} is still being made, or was interrupted; plan the file again.`);
  if (state === 'failed')
    throw new ImportFault(`plan ${id} failed: ${batch.outcome ?? ''} Plan the file again.`);
  refuseForgotten(batch);
  await refuseOtherFile(batch);
  // An interrupted commit has changed places itself; each row is compared with its place anyway.
  if (state === 'planned' && (await readRevision(pool)) !== batch.dataRevision) {
    throw new ImportFault(
      `places have changed since plan ${id} was made; plan the file again, so that you see what it does now.`,
    );
  }
}

/** An interrupted commit was accepted before. */
function refuseDoubtful({ id, state, totals }: ImportBatch, accepted: readonly BrakeName[]): void {
  const open = totals?.brakes.filter(({ name }) => !accepted.includes(name)) ?? [];
  if (state !== 'planned' || open.length === 0) return;
  const names = [...new Set(open.map(({ name }) => name))].join(', ');
  throw new ImportFault(
    `plan ${id} looks wrong as a whole: ${open.map(({ message }) => message).join(' ')} Nothing is stored. Look again; if the file is right, accept: ${names}.`,
  );
}

async function refuseOtherFile({ id, filePath, fileName, fileHash }: ImportBatch): Promise<void> {
  const hash = await hashFile(filePath).catch((error: unknown) => {
    throw new ImportFault(
      `${fileName} can’t be read anymore (${reasonOf(error)}); plan it again from where it is now.`,
    );
  });
  if (hash !== fileHash)
    throw new ImportFault(`${fileName} has changed since plan ${id} was made; plan it again.`);
}
