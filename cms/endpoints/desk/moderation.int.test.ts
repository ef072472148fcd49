import type { ModerationQueue } from '#contract/moderation';
import { createDiner, createRestaurant, createReview } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import type { AdminRole } from '#domain/people/staff-roles';
import { beforeEach, describe, expect, it } from 'vitest';

const cms = useTestCms();
beforeEach(async () => {
  await cms.payload.db.pool.query(
    'delete from reviews; delete from problem_reports; delete from restaurants',
  );
});

const QUEUE = '/contract/api/desk/queue';
const decide = (role: AdminRole, body: object) => cms.as(role)('POST', `${QUEUE}/decisions`, body);
const queueOf = async (role: AdminRole) => (await cms.as(role)('GET', QUEUE)).body as ModerationQueue;

const stored = (id: number) => cms.payload.findByID({ collection: 'reviews', id, depth: 0 });

async function report(): Promise<number> {
  const { id: restaurant } = await createRestaurant(cms.payload, { name: 'Bistro Pier' });
  const data = { restaurant, kind: 'hours', text: 'Closed on Mondays by now.', state: 'new' } as const;
  return (await cms.payload.create({ collection: 'problem-reports', data })).id;
}

async function propose(): Promise<number> {
  const { id } = await createRestaurant(cms.payload, {
    name: 'Reader’s Diner',
    source: 'submission',
    _status: 'draft',
  });
  return id;
}

describe('the queue', () => {
  it('shows data staff everything from readers, oldest first, with place and author', async () => {
    const { id: user } = await createDiner(cms.payload, 'crabfan');
    const { id: restaurant } = await createRestaurant(cms.payload, { name: 'Blue Fin Alley' });
    const review = await createReview(cms.payload, { restaurant, user, comment: 'Soft crabs, crisp fries.' });
    await createReview(cms.payload, { status: 'approved' });
    const { id: reported } = { id: await report() };
    const proposed = await propose();
    const { items, waiting } = await queueOf('data');
    expect(waiting).toBe(3);
    expect(items).toMatchObject([
      {
        kind: 'review',
        id: review.id,
        place: { id: restaurant, name: 'Blue Fin Alley' },
        author: 'crabfan',
        comment: 'Soft crabs, crisp fries.',
      },
      { kind: 'report', id: reported, about: 'hours', place: { name: 'Bistro Pier' } },
      { kind: 'proposal', id: proposed, name: 'Reader’s Diner' },
    ]);
  });

  it('shows editors only reviews, and lets them decide nothing else', async () => {
    await createReview(cms.payload);
    const id = await report();
    expect(await queueOf('editor')).toMatchObject({ waiting: 1, items: [{ kind: 'review' }] });
    expect(await decide('editor', { kind: 'report', id, decision: 'accept' })).toMatchObject({ status: 403 });
  });
});

describe('a decision', () => {
  it('publishes a review, or rejects it with a reason, and can be reverted', async () => {
    const { id, updatedAt: changedAt } = await createReview(cms.payload);
    const about = { kind: 'review', id, changedAt };
    expect(await decide('editor', { ...about, decision: 'reject' })).toMatchObject({
      status: 400,
      body: expect.stringContaining('Give the author a reason'),
    });
    const reason = 'It is advertising.';
    expect(await decide('editor', { ...about, decision: 'reject', reason })).toMatchObject({ status: 204 });
    expect(await stored(id)).toMatchObject({ status: 'rejected', reason });
    expect(await decide('editor', { ...about, decision: 'reopen' })).toMatchObject({ status: 204 });
    expect(await stored(id)).toMatchObject({ status: 'pending', reason: null });
    const [again] = (await queueOf('editor')).items;
    expect(await decide('editor', { ...about, ...again, decision: 'accept' })).toMatchObject({ status: 204 });
    expect(await stored(id)).toMatchObject({ status: 'approved', reason: null });
  });

  it('is rejected if the author has changed the review since it was read', async () => {
    const { id, updatedAt: changedAt } = await createReview(cms.payload);
    await cms.payload.update({ collection: 'reviews', id, data: { comment: 'Buy cheap watches here.' } });
    const accept = { kind: 'review', id, changedAt, decision: 'accept' };
    expect(await decide('editor', accept)).toMatchObject({ status: 409 });
    expect(await stored(id)).toMatchObject({ status: 'pending' });
    expect(await decide('editor', { ...accept, id: id + 999 })).toMatchObject({ status: 404 });
    // A year that PostgreSQL doesn't support.
    const never = '0000-01-01T00:00:00Z';
    expect(await decide('editor', { ...accept, changedAt: never })).toMatchObject({ status: 409 });
  });

  it('never applies to a text that the author is saving at the same time', async () => {
    const rounds = Array.from({ length: 10 }, async () => {
      const { id, updatedAt: changedAt } = await createReview(cms.payload);
      const written = cms.payload.update({
        collection: 'reviews',
        id,
        data: { comment: 'Buy cheap watches here.', status: 'pending' },
      });
      const decided = decide('editor', { kind: 'review', id, changedAt, decision: 'accept' });
      await Promise.all([written, decided]);
      return stored(id);
    });
    for (const review of await Promise.all(rounds)) {
      // Whichever comes first, the new text is stored and pending.
      expect(review).toMatchObject({ comment: 'Buy cheap watches here.', status: 'pending' });
    }
  });

  it('closes a report and reopens it', async () => {
    const id = await report();
    const settle = (decision: string) => decide('data', { kind: 'report', id, decision });
    expect(await settle('accept')).toMatchObject({ status: 204 });
    expect(await queueOf('data')).toMatchObject({ waiting: 0, items: [] });
    expect(await settle('reopen')).toMatchObject({ status: 204 });
    expect(await queueOf('data')).toMatchObject({ waiting: 1 });
  });

  it('publishes a proposal or declines it, and both can be reverted', async () => {
    const id = await propose();
    const place = () => cms.payload.findByID({ collection: 'restaurants', id, depth: 0 });
    const take = (decision: string) => decide('data', { kind: 'proposal', id, decision });
    expect(await take('accept')).toMatchObject({ status: 204 });
    expect(await place()).toMatchObject({ _status: 'published' });
    expect(await take('reopen')).toMatchObject({ status: 204 });
    expect(await place()).toMatchObject({ _status: 'draft' });
    expect(await queueOf('data')).toMatchObject({ waiting: 1 });
    expect(await take('reject')).toMatchObject({ status: 204 });
    expect(await queueOf('data')).toMatchObject({ waiting: 0 });
    expect(await take('reopen')).toMatchObject({ status: 204 });
    expect(await queueOf('data')).toMatchObject({ waiting: 1 });
  });

  it.each(['accept', 'reject'])(
    'by two who %s at once counts for the first, and the second gets an error',
    async (decision) => {
      const { id: review, updatedAt: changedAt } = await createReview(cms.payload);
      const reason = 'It is advertising.';
      for (const body of [
        { kind: 'review', id: review, changedAt, decision, ...(decision === 'reject' && { reason }) },
        { kind: 'report', id: await report(), decision: 'accept' },
        { kind: 'proposal', id: await propose(), decision },
      ]) {
        const answers = await Promise.all([decide('data', body), decide('data', body)]);
        expect(answers.map(({ status }) => status).toSorted(), body.kind).toEqual([204, 409]);
        expect(answers.find(({ status }) => status === 409)?.body).toEqual(
          expect.stringContaining(`Somebody else has already decided this ${body.kind}.`),
        );
      }
    },
  );

  it('about a proposal can’t be reversed by someone who still sees it as pending', async () => {
    const id = await propose();
    expect(await decide('data', { kind: 'proposal', id, decision: 'reject' })).toMatchObject({ status: 204 });
    expect(await decide('data', { kind: 'proposal', id, decision: 'accept' })).toMatchObject({ status: 409 });
    const place = await cms.payload.findByID({ collection: 'restaurants', id, depth: 0 });
    expect(place).toMatchObject({ _status: 'draft' });
  });

  it('never applies to a place that no reader proposed', async () => {
    const { id } = await createRestaurant(cms.payload);
    expect(await decide('data', { kind: 'proposal', id, decision: 'reject' })).toMatchObject({ status: 404 });
  });
});
