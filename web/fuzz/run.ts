import { InvalidArgumentError, program } from 'commander';
import fc from 'fast-check';
import { openMailServer } from '#cms/test/mail-server';
import { runSite } from '../bench/run-site.ts';
import { ask } from './ask.ts';
import { openReport } from './report.ts';
import { FIRST_ADMIN, FUZZ_ORIGIN, openSessions } from './sessions.ts';
import { contractTargets } from './contract-targets.ts';
import { settledMemory, isGrowth } from './memory.ts';
import { formTargets, pageTargets } from './page-targets.ts';
import type { RoleRequest, Target } from './request-parts.ts';
import { restTargets } from './rest-targets.ts';

const AT_ONCE = 8;
const RENEW_EVERY = 400;

/**
 * `npm run fuzz`: sends valid and hostile requests to everything that the contract, the routes, and Payload define, on
 * its own site. Exits with 1 on a 5xx, a hang, a stack trace in a response, or memory growth.
 */
program
  .name('npm run fuzz --')
  .option('--requests <count>', 'how many at least', wholeNumber, 20_000)
  .option('--seed <number>', 'repeats a run', wholeNumber, Date.now() % 2 ** 31)
  .option('--only <text>', 'targets whose name contains this')
  .action(async ({ requests, seed, only }: { requests: number; seed: number; only?: string }) => {
    console.log(`Seed ${seed}: npm run fuzz -- --seed ${seed} --requests ${requests}`);
    const all = [...contractTargets(), ...formTargets(), ...pageTargets(), ...restTargets()];
    const targets = all.filter(({ name }) => only === undefined || name.includes(only));
    const mails = await openMailServer();
    const site = await runSite(undefined, {
      ADMIN_USERNAME: FIRST_ADMIN.username,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
      SITE_URL: FUZZ_ORIGIN,
      LOG_LEVEL: 'silent',
      SMTP_URL: mails.url,
    });
    try {
      process.exitCode = (await fuzz(site.url, targets, { requests, seed })) ? 0 : 1;
    } finally {
      await site.stop();
      await mails.close();
    }
  });

await program.parseAsync();

interface Sent {
  target: Target;
  request: RoleRequest;
}

async function fuzz(
  url: string,
  targets: readonly Target[],
  { requests, seed }: { requests: number; seed: number },
) {
  const weights = targets.reduce((sum, target) => sum + weightOf(target), 0);
  const all = targets.flatMap((target, index) =>
    fc
      .sample(target.requests, {
        numRuns: Math.ceil((requests * weightOf(target)) / weights),
        seed: seed + index,
      })
      .map((request): Sent => ({ target, request })),
  );
  const queue = shuffled(all, seed);
  const sessions = await openSessions(url);
  const report = openReport();
  const memory: number[] = [];
  let next = 0;

  async function work(until: number): Promise<void> {
    while (next < until) {
      const number = (next += 1);
      const sent = queue[number - 1];
      if (!sent) return;
      if (number % RENEW_EVERY === 0) await sessions.renew();
      const { role, ...request } = sent.request;
      const cookie = sessions.cookieOf(role);
      const headers = {
        origin: FUZZ_ORIGIN,
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        ...(cookie !== undefined && { cookie }),
        ...request.headers,
      };
      report.note(sent.target, sent.request, await ask(url, { ...request, headers }));
    }
  }

  // Memory loaded by the first pass isn't growth: only the last quarters count.
  for (const quarter of [1, 2, 3, 4]) {
    const until = Math.ceil((queue.length * quarter) / 4);
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(until)));
    memory.push(await settledMemory(url));
    console.log(`${until} requests, ${report.faults()} faults, ${memory.at(-1)} MB held`);
  }
  report.print();
  const grown = isGrowth(memory);
  console.log(`Memory held after each quarter: ${memory.join(', ')} MB${grown ? ': it grows' : ''}`);
  return report.faults() === 0 && !grown;
}

/** A collection has twenty addresses. */
function weightOf({ group }: Target): number {
  return group === 'cms/api' ? 4 : 1;
}

/** Shuffled by the seed, so that a run can be repeated in order. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const keys = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: items.length, seed });
  return items
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}
