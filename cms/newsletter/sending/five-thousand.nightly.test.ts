import { changeSending } from '#cms/commands/newsletter-issue';
import { createIssue, createReaders, beginNow, mailingState } from '#cms/test/issues';
import { openMailServer } from '#cms/test/mail-server';
import { startProgram } from '#cms/test/run-program';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';

const MANY = 5_000;
const PATIENCE = { timeout: 200_000, interval: 100 };
const cms = useTestCms();

it('5,000 readers have exactly one mail each, whatever is killed in the middle', async () => {
  const { pool } = cms.payload.db;
  const server = await openMailServer();
  const readers = await createReaders(cms.payload, MANY);
  const issue = await createIssue(cms.payload);
  await beginNow(cms.payload, issue);
  const settings = { ...cms.database.env, SMTP_URL: server.url, NEWSLETTER_RATE: '1000' };
  const start = () => startProgram('cms/test/send-issues.ts', [], settings);
  const ends: Promise<unknown>[] = [];
  const kill = (program: ReturnType<typeof start>) => {
    ends.push(new Promise((resolve) => program.on('close', resolve)));
    program.kill('SIGKILL');
  };
  // Two at a time, of which one is killed after each thousand.
  const programs = [start(), start()];
  for (let reached = 1_000; reached < MANY; reached += 1_000) {
    await expect.poll(() => server.mailboxes.size, PATIENCE).toBeGreaterThan(reached - 500);
    const [oldest] = programs.splice(0, 1);
    if (oldest) kill(oldest);
    programs.push(start());
  }
  await expect.poll(() => mailingState(cms.payload, issue), PATIENCE).toBe('sent');
  // What is unclear is looked up at the mail server, as the desk asks; who has nothing there is mailed again.
  await pool.query(
    `update newsletter_recipients set state = 'sent' where state = 'unclear' and email = any ($1)`,
    [[...server.mailboxes.keys()]],
  );
  await changeSending(cms.payload, issue.id, 'repeat').catch(() => undefined);
  await expect
    .poll(
      async () =>
        (await pool.query(`select from newsletter_recipients where state <> 'sent' limit 1`)).rowCount,
      PATIENCE,
    )
    .toBe(0);
  for (const program of programs) kill(program);
  await Promise.all(ends);
  expect(readers.filter((email) => server.mailboxes.get(email) !== 1)).toEqual([]);
  expect(server.mailboxes.size).toBe(MANY);
  await server.close();
});
