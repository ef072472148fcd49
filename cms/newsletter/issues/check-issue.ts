import type { IssueCheck } from '#contract/newsletter-issues';
import { countText } from '#domain/words/quantities';
import type { Payload, PayloadRequest } from 'payload';
import { placeWarnings } from '../../collections/editorial/article-fields.ts';
import { linkWarnings } from '../../links/dead-links.ts';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { restaurantIdsIn, relatedId } from '../../rich-text/article-text.ts';
import { drawIssue } from '../sending/issue-mail.ts';
import { sendsThrough } from '../sending/mailings.ts';
import { countAudience, isForEverybody } from '../sending/recipients.ts';

/** Gmail cuts a mail off after this, with its link to leave. */
const MAX_BYTES = 102_000;
const NEARLY = 0.9;
const SUBJECT_LENGTH = 60;

const fine = (text: string): IssueCheck => ({ is: 'fine', text });
const look = (text: string): IssueCheck => ({ is: 'look', text });
const must = (text: string): IssueCheck => ({ is: 'must', text });

/** What somebody should mend or look at before an issue is sent, as it is now. */
export async function checkIssue(req: PayloadRequest, doc: IssueDoc): Promise<IssueCheck[]> {
  const { issue, frame, mail } = await drawIssue(req.payload, doc);
  return [
    await checkAudience(req.payload, doc),
    issue.intro.length === 0 && issue.blocks.every(({ kind }) => kind === 'ad')
      ? must('There is nothing in it that readers could open.')
      : fine('It has something to read.'),
    checkSubject(issue.subject),
    ...(await checkTexts(req, doc)),
    checkPictures(mail.html.match(/<img\b[^>]*>/g) ?? []),
    checkSize(Buffer.byteLength(mail.html)),
    frame.postalAddress
      ? fine('It ends with your postal address.')
      : look(
          'It has no postal address, which the law asks for in many countries. Add it under “Popup and giveaway.”',
        ),
  ];
}

/** An issue for some of the readers needs our own ledger: campaigns of listmonk go to lists, which only it can count. */
async function checkAudience(payload: Payload, doc: IssueDoc): Promise<IssueCheck> {
  const through = sendsThrough();
  const isForAll = isForEverybody(doc);
  if (through === 'none')
    return must('This site sends no mail yet: set SMTP_URL, or the four settings of listmonk.');
  if (through === 'listmonk' && isForAll) return fine('It’s for your whole list at listmonk.');
  if (through === 'listmonk')
    return must(
      'It’s for some of the readers only, but listmonk mails its whole list. Clear “Only who signed up …”',
    );
  const count = await countAudience(payload, doc);
  if (count === 0)
    return must(
      `Nobody would get this: ${isForAll ? 'the list has no readers yet' : 'no reader signed up there'}.`,
    );
  return fine(`It’s for ${isForAll ? 'everybody on the list' : `${countText(count)} of the readers`}.`);
}

function checkSubject(subject: string): IssueCheck {
  const { length } = [...subject];
  if (subject.trim() === '') return must('It has no subject.');
  return length > SUBJECT_LENGTH
    ? look(`The subject has ${length} characters. Most inboxes cut it off after ${SUBJECT_LENGTH}.`)
    : fine(`The subject has ${length} characters.`);
}

/** The links within its texts and the places in it: all else is there by reference, and left out once nobody can open it. */
async function checkTexts(req: PayloadRequest, doc: IssueDoc): Promise<IssueCheck[]> {
  const blocks = doc.blocks ?? [];
  const texts = [doc.intro, ...blocks.flatMap((block) => (block.blockType === 'text' ? block.body : []))];
  const broken: string[] = [];
  // One after the other: in a transaction they share a connection.
  for (const text of texts)
    broken.push(...(await linkWarnings(req, text, { ...doc, collection: 'newsletter-issues' })));
  const picked = blocks.flatMap((block) =>
    block.blockType === 'places' ? (block.places ?? []).map(({ restaurant }) => relatedId(restaurant)) : [],
  );
  const ids = new Set([...picked, ...texts.flatMap(restaurantIdsIn)].filter((id) => id !== null));
  const closed = await placeWarnings([...ids], req);
  const open = ids.size === 1 ? 'Its place is open.' : `All ${countText(ids.size)} places are open.`;
  return [
    ...(broken.length === 0 ? [fine('No broken link in its texts.')] : broken.map(must)),
    ...(closed.length === 0 && ids.size > 0 ? [fine(open)] : closed.map(look)),
  ];
}

function checkPictures(pictures: readonly string[]): IssueCheck {
  const silent = pictures.filter((picture) => !/\balt="[^"]+"/.test(picture)).length;
  if (silent > 0)
    return look(`Of its ${pictures.length} pictures, ${silent} have no words for those who don’t see them.`);
  return fine(pictures.length === 0 ? 'It has no pictures.' : 'Every picture has its words.');
}

function checkSize(bytes: number): IssueCheck {
  const size = `It has ${countText(Math.ceil(bytes / 1000))} kB`;
  const limit = `${countText(MAX_BYTES / 1000)} kB`;
  if (bytes > MAX_BYTES)
    return must(`${size}: Gmail cuts off what is over ${limit}, with the link to leave. Take parts out.`);
  return bytes > MAX_BYTES * NEARLY
    ? look(`${size}, close to the ${limit} at which Gmail cuts off.`)
    : fine(`${size} of the ${limit} that Gmail shows.`);
}
