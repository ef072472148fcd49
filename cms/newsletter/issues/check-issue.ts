import type { IssueCheck, NewsletterIssue } from '#contract/newsletter-issues';
import { countText } from '#domain/words/quantities';
import type { Payload } from 'payload';
import { findBrokenElsewhere, findDeadLinks } from '../../links/dead-links.ts';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { restaurantIdsIn, relatedId } from '../../rich-text/article-text.ts';
import { service } from '../../start/services.ts';
import { LISTMONK_SENDS_TO_ALL } from '../sending/begin-mailings.ts';
import { readSurroundings } from '../sending/issue-mail.ts';
import { sendsThrough } from '../sending/mailings.ts';
import { countAudience, isForEverybody } from '../sending/recipients.ts';
import { renderMail, type RenderedMail } from '../mail/render-mail.ts';
import { presentIssue } from './present-issue.ts';

/** Gmail cuts a mail off after this, with its link to leave. */
export const MAX_BYTES = 102_000;
const NEARLY = 0.9;
const SUBJECT_LENGTH = 60;

/** What somebody should mend or look at before an issue is sent, as it is now. */
export async function checkIssue(payload: Payload, doc: IssueDoc, siteUrl: string): Promise<IssueCheck[]> {
  const issue = await presentIssue(payload, doc);
  const { ads, frame } = await readSurroundings(payload, issue);
  const mail = await renderMail(issue, { ...frame, siteUrl, ad: ads[0] ?? null });
  const [links, places] = await Promise.all([checkLinks(payload, doc, siteUrl), checkPlaces(payload, doc)]);
  return [
    ...(await checkAudience(payload, doc)),
    checkContent(issue),
    checkSubject(issue.subject),
    ...links,
    ...places,
    checkPictures(mail),
    checkSize(mail),
    frame.postalAddress
      ? fine('It ends with your postal address.')
      : look(
          'It has no postal address, which the law asks for in many countries. Add it under “Popup and giveaway.”',
        ),
  ];
}

const fine = (text: string): IssueCheck => ({ is: 'fine', text });
const look = (text: string): IssueCheck => ({ is: 'look', text });
const must = (text: string): IssueCheck => ({ is: 'must', text });

async function checkAudience({ db }: Payload, doc: IssueDoc): Promise<IssueCheck[]> {
  const through = sendsThrough();
  if (through === 'none')
    return [must('This site sends no mail yet: set SMTP_URL, or the four settings of listmonk.')];
  if (isForEverybody(doc)) return [];
  if (through === 'listmonk') return [must(LISTMONK_SENDS_TO_ALL)];
  const count = await countAudience(db.pool, doc);
  return count === 0
    ? [must('Nobody would get this: no reader signed up there.')]
    : [fine(`It’s for ${countText(count)} of the readers.`)];
}

function checkContent({ intro, blocks }: NewsletterIssue): IssueCheck {
  const isEmpty = intro.length === 0 && blocks.every(({ kind }) => kind === 'ad');
  return isEmpty
    ? must('There is nothing in it that readers could open.')
    : fine('It has something to read.');
}

function checkSubject(subject: string): IssueCheck {
  const { length } = [...subject];
  if (subject.trim() === '') return must('It has no subject.');
  return length > SUBJECT_LENGTH
    ? look(`The subject has ${length} characters. Most inboxes cut it off after ${SUBJECT_LENGTH}.`)
    : fine(`The subject has ${length} characters.`);
}

/** Links within texts. All else in it is there by reference, and left out once readers cannot open it. */
async function checkLinks({ db: { pool } }: Payload, doc: IssueDoc, siteUrl: string): Promise<IssueCheck[]> {
  const { requestOwnPage } = service('links');
  const isFound = async (statement: string) => (await pool.query(statement)).rowCount !== 0;
  const found = await Promise.all(
    textsOf(doc).map(async (text) => [
      ...(await findDeadLinks(text, { siteUrl, requestOwnPage, isFound, own: [] })),
      ...(await findBrokenElsewhere(pool, text, siteUrl)),
    ]),
  );
  const broken = found.flat();
  return broken.length === 0 ? [fine('No broken link in its texts.')] : broken.map(must);
}

const textsOf = ({ intro, blocks }: IssueDoc): unknown[] => [
  intro,
  ...(blocks ?? []).flatMap((block) => (block.blockType === 'text' ? block.body : [])),
];

/** Places that are left out, and those that readers would find closed. */
async function checkPlaces(payload: Payload, doc: IssueDoc): Promise<IssueCheck[]> {
  const picked = (doc.blocks ?? []).flatMap((block) =>
    block.blockType === 'places' ? (block.places ?? []).map(({ restaurant }) => relatedId(restaurant)) : [],
  );
  const ids = new Set([...picked, ...textsOf(doc).flatMap(restaurantIdsIn)].filter((id) => id !== null));
  if (ids.size === 0) return [];
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { in: [...ids] } },
    select: { name: true, status: true, _status: true },
    depth: 0,
    pagination: false,
  });
  const closed = docs.flatMap(({ name, status, _status }) => {
    if (_status !== 'published') return look(`${name} isn’t published: it’s left out.`);
    if (status === 'closed') return look(`${name} has closed: it’s left out.`);
    return status === 'open' ? [] : look(`${name} is closed for now.`);
  });
  if (closed.length > 0) return closed;
  return [fine(ids.size === 1 ? 'Its place is open.' : `All ${countText(ids.size)} places are open.`)];
}

function checkPictures({ html }: RenderedMail): IssueCheck {
  const pictures = html.match(/<img\b[^>]*>/g) ?? [];
  const silent = pictures.filter((picture) => !/\balt="[^"]+"/.test(picture)).length;
  if (silent > 0)
    return look(
      `${silent === 1 ? 'A picture has' : `${silent} pictures have`} no words for those who don’t see it.`,
    );
  return fine(pictures.length === 0 ? 'It has no pictures.' : 'Every picture has its words.');
}

function checkSize({ html }: RenderedMail): IssueCheck {
  const bytes = Buffer.byteLength(html);
  const size = `${countText(Math.ceil(bytes / 1000))} kB`;
  const limit = `${countText(MAX_BYTES / 1000)} kB`;
  if (bytes > MAX_BYTES)
    return must(
      `It has ${size}: Gmail cuts off what is over ${limit}, with the link to leave. Take parts out.`,
    );
  return bytes > MAX_BYTES * NEARLY
    ? look(`It has ${size}, close to the ${limit} at which Gmail cuts off.`)
    : fine(`It has ${size} of the ${limit} that Gmail shows.`);
}
