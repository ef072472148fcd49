import { isSameSecret, signatureOf } from '../calls/signature.ts';

/** What the link of a report opens, and until when. */
export interface ReportClaim {
  readonly campaign: number;
  /** The last day on which it opens, in the city's calendar. */
  readonly lastDay: string;
  /** How often the campaign's links had been withdrawn before it. */
  readonly round: number;
}

/** The token of a report's link. Nothing is stored: whoever can sign can make another. */
export function signReport(secret: string, { campaign, lastDay, round }: ReportClaim): string {
  const claim = [campaign, lastDay, ...(round > 0 ? [round] : [])].join('.');
  return `${claim}.${signatureOf(secret, `ad report of ${claim}`)}`;
}

/** What a token opens, expired, withdrawn or not; `null` if it is made up. */
export function readReportToken(secret: string, token: string): ReportClaim | null {
  const [, campaign, lastDay, round = 0] =
    /^(\d{1,9})\.(\d{4}-\d\d-\d\d)(?:\.(\d{1,9}))?\.[\w-]+$/.exec(token) ?? [];
  if (campaign === undefined || lastDay === undefined) return null;
  const claim = { campaign: Number(campaign), lastDay, round: Number(round) };
  return isSameSecret(token, signReport(secret, claim)) ? claim : null;
}
