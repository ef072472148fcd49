import type { IssueBlock, NewsletterIssue } from '#contract/newsletter-issues';
import type { Teaser } from '#contract/pages';
import { readingMinutes } from '#domain/guides/reading-time';
import * as texts from '#texts';
import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { presentPlaceTeaser, presentSections } from '../../presenters/home.ts';
import { fillHomeSections } from '../../queries/home-picks.ts';
import { findDraft } from '../../queries/published.ts';
import { listOpenedLately } from '../../queries/openings.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { relatedId, wordsIn, wordsOf } from '../../rich-text/article-text.ts';
import { presentArticle } from '../../rich-text/present-article.ts';

type Block = NonNullable<IssueDoc['blocks']>[number];
type NotedPlace = NonNullable<Extract<Block, { blockType: 'places' }>['places']>[number];
type FilledFrom = Parameters<typeof fillHomeSections>[1][number];

const MAX_OPENINGS = 8;
const NAMED_INSIDE = 3;

/** An issue as it was last saved. Throws 404. */
export async function findIssueDraft(payload: Payload, id: number): Promise<IssueDoc> {
  const doc = await findDraft(payload, 'newsletter-issues', id);
  if (!doc) throw notFound('Issue');
  return doc;
}

/** An issue with what it refers to, as readers see that now. What they cannot open is left out. */
export async function presentIssue(payload: Payload, doc: IssueDoc): Promise<NewsletterIssue> {
  const found = await Promise.all((doc.blocks ?? []).map((block) => fillBlock(payload, block)));
  const blocks = found.filter((block) => block !== null);
  const alternative = wordsIn(doc.alternativeSubject);
  const named = blocks.flatMap((block) => ('teasers' in block ? block.teasers : [])).slice(0, NAMED_INSIDE);
  const inside =
    named.length > 0 && texts.mail.inside({ titles: named.map(({ title }) => title).join('; ') });
  return {
    id: doc.id,
    slug: doc.slug,
    subject: (doc.usesAlternative && alternative) || doc.subject,
    preheader: wordsIn(doc.preheader) ?? (inside || ''),
    intro: await presentArticle(payload, doc.intro),
    blocks,
  };
}

async function fillBlock(payload: Payload, block: Block): Promise<IssueBlock | null> {
  switch (block.blockType) {
    case 'stories':
    case 'guides': {
      const picked = { ...block, choice: 'picked', limit: 1 } as FilledFrom;
      const [section] = presentSections(await fillHomeSections(payload, [picked]), {
        newsletterUrl: '',
        minutesOf: (body) => readingMinutes(wordsOf(body)),
      });
      return section && 'teasers' in section ? section : null;
    }
    case 'places':
      return placesBlock(block.heading, await listPlaces(payload, block.places ?? []));
    case 'openings': {
      const opened = await listOpenedLately(payload, MAX_OPENINGS, block.days);
      return placesBlock(block.heading, opened.map(presentPlaceTeaser));
    }
    case 'question':
      return { kind: 'question', question: block.question, text: wordsIn(block.text) };
    case 'text': {
      const body = await presentArticle(payload, block.body);
      return body.length === 0 ? null : { kind: 'text', heading: wordsIn(block.heading), body };
    }
    case 'ad':
      return { kind: 'ad' };
  }
}

const placesBlock = (heading: string, teasers: Teaser[]): IssueBlock | null =>
  teasers.length === 0 ? null : { kind: 'places', heading, teasers };

async function listPlaces(payload: Payload, rows: readonly NotedPlace[]): Promise<Teaser[]> {
  const ids = rows.map(({ restaurant }) => relatedId(restaurant));
  const docs = await listListedByIds(
    payload,
    ids.filter((id) => id !== null),
  );
  return rows.flatMap(({ line }, index) => {
    const doc = docs.find(({ id }) => id === ids[index]);
    const teaser = doc && presentPlaceTeaser(doc);
    return teaser ? { ...teaser, summary: wordsIn(line) ?? teaser.summary } : [];
  });
}
