import type { IssueCheck, NewsletterIssue } from '#contract/newsletter-issues';
import { countText } from '#domain/words/quantities';
import type { Payload } from 'payload';
import { addressOf } from '../../links/collect-links.ts';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { restaurantIdsIn, relatedId } from '../../rich-text/article-text.ts';
import { service } from '../../start/services.ts';
import { UNSUBSCRIBE_URL, type RenderedMail } from '../mail/mail-frame.ts';
import { LISTMONK_SENDS_TO_ALL } from '../sending/begin-mailings.ts';
import { readSurroundings } from '../sending/issue-mail.ts';
import { countAudience, isForEverybody } from '../sending/recipients.ts';
import { sendsThrough } from '../sending/sends-through.ts';
import { renderMail } from '../mail/render-mail.ts';
import { presentIssue } from './present-issue.ts';

/** Gmail cuts a mail off after this, with its link to leave. */
export const MAX_BYTES = 102_000;
const NEARLY = 0.9;
const SUBJECT_LENGTH = 60;
const LINKS_AT_ONCE = 5;

/** What somebody should mend or look at before an issue is sent, as it is now. */
export async function checkIssue(payload: Payload, doc: IssueDoc, siteUrl: string): Promise<IssueCheck[]> {
  const issue = await presentIssue(payload, doc);
  const { ads, frame } = await readSurroundings(payload, issue);
  const mail = await renderMail(issue, { ...frame, siteUrl, ad: ads[0] ?? null });
  const [links, places] = await Promise.all([checkLinks(payload, mail, siteUrl), checkPlaces(payload, doc)]);
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
  if (isForEverybody(doc)) return [];
  if (sendsThrough() === 'listmonk') return [must(LISTMONK_SENDS_TO_ALL)];
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

const HREF = /\shref="([^"]+)"/g;

async function checkLinks(payload: Payload, { html }: RenderedMail, siteUrl: string): Promise<IssueCheck[]> {
  const found = [...html.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const addresses = new Set(
    found.filter((href) => href !== UNSUBSCRIBE_URL).flatMap((href) => addressOf(href, siteUrl) ?? []),
  );
  const own = [...addresses].filter(
    (address) => address.startsWith('/') && !address.startsWith('/newsletter/'),
  );
  const broken: string[] = [];
  const ask = async () => {
    for (let path = own.pop(); path !== undefined; path = own.pop()) {
      const status = await service('links').requestOwnPage(path);
      if (status !== null && status >= 400 && status < 500) broken.push(path);
    }
  };
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, ask));
  const others = [...addresses].filter((address) => !address.startsWith('/'));
  const { rows } = await payload.db.pool.query<{ address: string }>(
    `select address from link_checks where state = 'broken' and not is_ignored and address = any ($1::text[])`,
    [others],
  );
  broken.push(...rows.map(({ address }) => address));
  if (broken.length === 0) return [fine(`No broken link among ${countText(addresses.size)}.`)];
  return broken.toSorted().map((address) => must(`The link to ${address} leads nowhere.`));
}

/** Places that are left out, and those that readers would find closed. */
async function checkPlaces(payload: Payload, doc: IssueDoc): Promise<IssueCheck[]> {
  const blocks = doc.blocks ?? [];
  const picked = blocks.flatMap((block) =>
    block.blockType === 'places' ? (block.places ?? []).map(({ restaurant }) => relatedId(restaurant)) : [],
  );
  const texts = [doc.intro, ...blocks.map((block) => (block.blockType === 'text' ? block.body : null))];
  const ids = new Set([...picked, ...texts.flatMap(restaurantIdsIn)].filter((id) => id !== null));
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
  return closed.length > 0 ? closed : [fine(`All ${countText(ids.size)} places are open.`)];
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
